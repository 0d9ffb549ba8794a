import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Socket as Line } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket as Client, WebSocketServer as Server } from 'ws';
import { Refusal } from '../src/wire/api';
import type { ClientRequest, ServerMessage } from '../src/wire/generated/protocol';
import { Socket, type ConnectionState } from '../src/wire/socket';

/** Vitest resolves packages for browsers, and ws has no browser build. */
const { WebSocketServer } = createRequire(import.meta.url)('ws') as typeof import('ws');
const PATIENCE = 12_000;

/** An async queue. */
class Queue<Thing> {
  #things: Thing[] = [];
  #waiting: ((thing: Thing) => void)[] = [];

  put(thing: Thing): void {
    const taker = this.#waiting.shift();
    if (taker) taker(thing);
    else this.#things.push(thing);
  }

  next(): Promise<Thing> {
    if (this.empty) return new Promise((resolve) => this.#waiting.push(resolve));
    return Promise.resolve(this.#things.shift()!);
  }

  get empty(): boolean {
    return this.#things.length === 0;
  }
}

/** The server's end of a connection: its requests, and a way to send messages. */
class Peer {
  readonly requests = new Queue<ClientRequest>();
  readonly gone = new Queue<number>();

  constructor(
    readonly client: Client,
    readonly address: string,
  ) {
    client.on('message', (data) => this.requests.put(JSON.parse(String(data)) as ClientRequest));
    client.on('close', (code) => this.gone.put(code));
    client.on('error', () => {});
  }

  send(message: unknown): void {
    this.client.send(JSON.stringify(message));
  }

  welcome(): void {
    this.send({ type: 'welcome', table: {}, you: {}, playing: null, talk: [], at: 0 });
  }
}

/** A fake server. */
class FakeServer {
  readonly peers = new Queue<Peer>();
  readonly #server: Server;
  readonly ready: Promise<void>;

  constructor() {
    this.#server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/socket' });
    this.ready = new Promise((resolve) => this.#server.once('listening', resolve));
    this.#server.on('connection', (client, { url }) => this.peers.put(new Peer(client, url!)));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** The page's end of a connection: its messages and states. */
class Page {
  readonly received = new Queue<ServerMessage>();
  readonly states = new Queue<ConnectionState>();
  readonly socket: Socket;
  version = -1;
  refusal: Refusal | null = null;

  constructor() {
    this.socket = new Socket(
      () => ({ type: 'join', table: 'oak', secret: null, game: null, version: this.version }),
      (message) => this.received.put(message),
      (state, refusal) => {
        this.refusal = refusal;
        this.states.put(state);
      },
    );
  }

  /** Connects and is welcomed. */
  async connect(server: FakeServer): Promise<Peer> {
    const peer = await server.peers.next();
    await peer.requests.next();
    peer.welcome();
    expect(await this.states.next()).toBe('open');
    return peer;
  }
}

let server: FakeServer;
let page: Page;
let attempts = 0;
const RealSocket = WebSocket;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server = new FakeServer();
  await server.ready;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${server.port}` });
  vi.stubGlobal(
    'WebSocket',
    class extends RealSocket {
      constructor(url: string) {
        super(url);
        attempts += 1;
      }
    },
  );
  page = new Page();
});

afterEach(async () => {
  page.socket.close();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often the page tried to connect within this time. */
function attemptsWithin(ms: number): number {
  const before = attempts;
  vi.advanceTimersByTime(ms);
  return attempts - before;
}

describe('a connection', () => {
  test('sends its first message, and receives messages', async () => {
    const peer = await server.peers.next();
    expect(await peer.requests.next()).toEqual({ type: 'join', table: 'oak', secret: null, game: null, version: -1 });
    peer.welcome();
    expect(await page.states.next()).toBe('open');
    expect((await page.received.next()).type).toBe('welcome');
    peer.send({ type: 'clock', clock: {} });
    expect((await page.received.next()).type).toBe('clock');
  });

  test('names its table in the address, for balancers', async () => {
    expect((await server.peers.next()).address).toBe('/socket?table=oak');
    const elsewhere = new Socket(
      () => ({ type: 'lobby' }),
      () => {},
      () => {},
    );
    expect((await server.peers.next()).address).toBe('/socket');
    elsewhere.close();
  });

  test('resolves what is done and rejects what is refused, whichever is answered first', async () => {
    const peer = await page.connect(server);
    const sat = page.socket.request({ type: 'sit', seat: 1 });
    const cut = page.socket.request({ type: 'pass' });
    const [first, second] = [await peer.requests.next(), await peer.requests.next()];
    expect(first.key).not.toBe(second.key);
    peer.send({
      type: 'refused',
      key: second.key,
      error: 'impossible',
      code: 'no_game',
      message: '',
      details: { n: 1 },
    });
    await expect(cut).rejects.toMatchObject({ error: 'impossible', code: 'no_game', details: { n: 1 } });
    peer.send({ type: 'done', key: 'of somebody else', version: 8 });
    peer.send({ type: 'done', key: first.key, version: 7 });
    expect(await sat).toBe(7);
    expect(page.received.empty).toBe(false);
  });

  test('keeps requests until it is welcomed', async () => {
    const early = page.socket.request({ type: 'ready', ready: true });
    const peer = await page.connect(server);
    const asked = await peer.requests.next();
    expect(asked.type).toBe('ready');
    peer.send({ type: 'done', key: asked.key });
    await early;
  });

  test('that is closed sends nothing and does not reconnect', async () => {
    const peer = await page.connect(server);
    const pending = page.socket.request({ type: 'pass' });
    page.socket.close();
    expect(await page.states.next()).toBe('closed');
    await expect(pending).rejects.toMatchObject({ code: 'connection_over' });
    await expect(page.socket.request({ type: 'pass' })).rejects.toMatchObject({ code: 'connection_over' });
    await peer.gone.next();
    dispatchEvent(new Event('online'));
    expect(attemptsWithin(60_000)).toBe(0);
  });
});

describe('a lost connection', () => {
  test('reconnects, and sends its last version', async () => {
    const back = vi.fn();
    addEventListener('nottingham:back', back, { once: true });
    const peer = await page.connect(server);
    page.version = 41;
    peer.client.close(1001);
    expect(await page.states.next()).toBe('lost');
    expect(back).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    const again = await server.peers.next();
    expect(await again.requests.next()).toMatchObject({ type: 'join', version: 41 });
    again.welcome();
    expect(await page.states.next()).toBe('open');
    expect(back).toHaveBeenCalledOnce();
  });

  test('waits longer and longer, up to eight seconds; a welcome resets the wait', async () => {
    let peer = await page.connect(server);
    for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      peer.client.terminate();
      expect(await page.states.next()).toBe('lost');
      expect(attemptsWithin(wait - 1)).toBe(0);
      expect(attemptsWithin(1)).toBe(1);
      peer = await server.peers.next();
    }
    await peer.requests.next();
    peer.welcome();
    expect(await page.states.next()).toBe('open');
    peer.client.terminate();
    expect(await page.states.next()).toBe('lost');
    expect(attemptsWithin(300)).toBe(1);
  });

  test('reconnects with a random delay', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const peer = await page.connect(server);
    peer.client.terminate();
    expect(await page.states.next()).toBe('lost');
    expect(attemptsWithin(359)).toBe(0);
    expect(attemptsWithin(1)).toBe(1);
  });

  test('reconnects at once when the network is back', async () => {
    const peer = await page.connect(server);
    const before = attempts;
    dispatchEvent(new Event('online'));
    expect(attempts).toBe(before);
    peer.client.terminate();
    await page.states.next();
    for (let time = 0; time < 2; time += 1) dispatchEvent(new Event('online'));
    expect(attempts).toBe(before + 1);
    expect(attemptsWithin(1000)).toBe(0);
    await page.connect(server);
  });

  test('is dropped as soon as the network is gone, and waits for it', async () => {
    const peer = await page.connect(server);
    const said = page.socket.request({ type: 'say', text: 'Hello?' });
    await peer.requests.next();
    dispatchEvent(new Event('offline'));
    expect(await page.states.next()).toBe('lost');
    await expect(said).rejects.toMatchObject({ code: 'connection_lost' });
    dispatchEvent(new Event('offline'));
    expect(page.states.empty).toBe(true);
    dispatchEvent(new Event('online'));
    await page.connect(server);
  });

  test('stays “connecting” before the first welcome', async () => {
    const peer = await server.peers.next();
    peer.client.terminate();
    expect(await page.states.next()).toBe('connecting');
  });

  test('sends unanswered requests again, once and with the same key', async () => {
    let peer = await page.connect(server);
    const played = page.socket.request({ type: 'act', action: { type: 'decline' }, version: 3, game: 'g' });
    const first = await peer.requests.next();
    peer.client.terminate();
    await page.states.next();
    vi.advanceTimersByTime(300);
    peer = await page.connect(server);
    const second = await peer.requests.next();
    expect(second).toEqual(first);
    peer.send({ type: 'done', key: second.key, version: 4 });
    expect(await played).toBe(4);
    peer.client.terminate();
    await page.states.next();
    vi.advanceTimersByTime(300);
    peer = await page.connect(server);
    void page.socket.request({ type: 'pass' }).catch(() => {});
    expect((await peer.requests.next()).type).toBe('pass');
  });

  test('sends requests made meanwhile after the reconnect', async () => {
    let peer = await page.connect(server);
    peer.client.terminate();
    await page.states.next();
    const sat = page.socket.request({ type: 'sit', seat: 2 });
    vi.advanceTimersByTime(300);
    peer = await page.connect(server);
    const asked = await peer.requests.next();
    expect(asked).toMatchObject({ type: 'sit', seat: 2 });
    peer.send({ type: 'done', key: asked.key });
    await sat;
  });

  test('never sends a chat line twice or late', async () => {
    let peer = await page.connect(server);
    const said = page.socket.request({ type: 'say', text: 'Trust me.' });
    expect((await peer.requests.next()).type).toBe('say');
    peer.client.terminate();
    await expect(said).rejects.toMatchObject({ code: 'connection_lost' });
    await page.states.next();
    await expect(page.socket.request({ type: 'say', text: 'Hello?' })).rejects.toMatchObject({
      code: 'connection_lost',
    });
    vi.advanceTimersByTime(300);
    peer = await page.connect(server);
    void page.socket.request({ type: 'pass' }).catch(() => {});
    expect((await peer.requests.next()).type).toBe('pass');
  });
});

describe('an ending', () => {
  test.each(['unknown_secret', 'revoked', 'no_such_table', 'no_spectators', 'elsewhere', 'table_crowded', 'forgotten'])(
    'for good: %s',
    async (code) => {
      const peer = await page.connect(server);
      const pending = page.socket.request({ type: 'pass' });
      peer.send({ type: 'ending', code, message: 'That was it.' });
      peer.client.close(1008, code);
      await expect(pending).rejects.toMatchObject({ code });
      expect(await page.states.next()).toBe('closed');
      expect(page.refusal).toMatchObject({ code, message: 'That was it.' });
      dispatchEvent(new Event('online'));
      expect(attemptsWithin(60_000)).toBe(0);
    },
  );

  test.each(['stopping', 'fault', 'too_fast', 'silent'])('that is temporary: %s', async (code) => {
    const peer = await page.connect(server);
    peer.send({ type: 'ending', code, message: '' });
    peer.client.close(1001, code);
    expect(await page.states.next()).toBe('lost');
    expect(page.refusal).toBeNull();
    vi.advanceTimersByTime(300);
    await page.connect(server);
  });
});

describe('a dead connection', () => {
  test('is dropped when an answer does not come, though no close is reported', async () => {
    let peer = await page.connect(server);
    peer.client.pause();
    const played = page.socket.request({ type: 'act', action: { type: 'decline' } });
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(page.states.empty).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await page.states.next()).toBe('lost');
    vi.advanceTimersByTime(300);
    peer = await page.connect(server);
    const asked = await peer.requests.next();
    peer.send({ type: 'done', key: asked.key, version: 1 });
    expect(await played).toBe(1);
  });

  test('is ignored when late messages arrive', async () => {
    const peer = await page.connect(server);
    await page.received.next();
    peer.client.pause();
    void page.socket.request({ type: 'pass' }).catch(() => {});
    vi.advanceTimersByTime(PATIENCE);
    expect(await page.states.next()).toBe('lost');
    peer.send({ type: 'talk', lines: [] });
    vi.advanceTimersByTime(300);
    await page.connect(server);
    expect((await page.received.next()).type).toBe('welcome');
  });

  test('is detected though other messages arrive', async () => {
    const peer = await page.connect(server);
    await page.received.next();
    void page.socket.request({ type: 'pass' }).catch(() => {});
    vi.advanceTimersByTime(PATIENCE - 1);
    peer.send({ type: 'clock', clock: {} });
    await page.received.next();
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(page.states.empty).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await page.states.next()).toBe('lost');
  });

  test('is only detected by pending requests', async () => {
    await page.connect(server);
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(page.states.empty).toBe(true);
  });

  test('can be dead before the welcome', async () => {
    const calls = new Queue<Line>();
    const wall = createServer((line) => calls.put(line.on('error', () => {})));
    await new Promise<void>((resolve) => wall.listen(0, '127.0.0.1', resolve));
    vi.stubGlobal('location', { origin: `http://127.0.0.1:${(wall.address() as AddressInfo).port}` });
    const walled = new Page();
    const first = await calls.next();
    vi.advanceTimersByTime(PATIENCE);
    expect(await walled.states.next()).toBe('connecting');
    vi.advanceTimersByTime(300);
    const second = await calls.next();
    walled.socket.close();
    for (const line of [first, second]) line.destroy();
    await new Promise<unknown>((resolve) => wall.close(resolve));
  });
});
