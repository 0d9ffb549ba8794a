import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Socket as Line } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket as Client, WebSocketServer as Server } from 'ws';
import { Refusal } from '../src/wire/api';
import type { ClientRequest, ServerMessage } from '../src/wire/generated/protocol';
import { Socket, type Link } from '../src/wire/socket';

/** Packages are taken as a browser would take them, and this one has nothing for browsers. */
const { WebSocketServer } = createRequire(import.meta.url)('ws') as typeof import('ws');
const PATIENCE = 12_000;

/** Things that come one by one, for whoever waits for the next. */
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

/** One who came to the house: what he asked, and a way to tell him something. */
class Visitor {
  readonly asked = new Queue<ClientRequest>();
  readonly gone = new Queue<number>();

  constructor(
    readonly client: Client,
    readonly address: string,
  ) {
    client.on('message', (data) => this.asked.put(JSON.parse(String(data)) as ClientRequest));
    client.on('close', (code) => this.gone.put(code));
    client.on('error', () => {});
  }

  tell(told: unknown): void {
    this.client.send(JSON.stringify(told));
  }

  welcome(): void {
    this.tell({ type: 'welcome', table: {}, you: {}, playing: null, talk: [], at: 0 });
  }
}

/** A house that does as it is told. */
class House {
  readonly visitors = new Queue<Visitor>();
  readonly #server: Server;
  readonly ready: Promise<void>;

  constructor() {
    this.#server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/socket' });
    this.ready = new Promise((resolve) => this.#server.once('listening', resolve));
    this.#server.on('connection', (client, { url }) => this.visitors.put(new Visitor(client, url!)));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** The page's end: what it heard, and how its line is. */
class Page {
  readonly heard = new Queue<ServerMessage>();
  readonly links = new Queue<Link>();
  readonly socket: Socket;
  version = -1;
  refusal: Refusal | null = null;

  constructor() {
    this.socket = new Socket(
      () => ({ type: 'join', table: 'oak', secret: null, game: null, version: this.version }),
      (told) => this.heard.put(told),
      (link, refusal) => {
        this.refusal = refusal;
        this.links.put(link);
      },
    );
  }

  /** Comes in at the door and is welcomed. */
  async arrive(house: House): Promise<Visitor> {
    const visitor = await house.visitors.next();
    await visitor.asked.next();
    visitor.welcome();
    expect(await this.links.next()).toBe('here');
    return visitor;
  }
}

let house: House;
let page: Page;
let knocks = 0;
const RealSocket = WebSocket;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  house = new House();
  await house.ready;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${house.port}` });
  vi.stubGlobal(
    'WebSocket',
    class extends RealSocket {
      constructor(url: string) {
        super(url);
        knocks += 1;
      }
    },
  );
  page = new Page();
});

afterEach(async () => {
  page.socket.close();
  await house.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often the page has knocked while this time passed. */
function knocksWithin(ms: number): number {
  const before = knocks;
  vi.advanceTimersByTime(ms);
  return knocks - before;
}

describe('a connection', () => {
  test('says where it wants to go, and hears what it is told', async () => {
    const visitor = await house.visitors.next();
    expect(await visitor.asked.next()).toEqual({ type: 'join', table: 'oak', secret: null, game: null, version: -1 });
    visitor.welcome();
    expect(await page.links.next()).toBe('here');
    expect((await page.heard.next()).type).toBe('welcome');
    visitor.tell({ type: 'clock', clock: {} });
    expect((await page.heard.next()).type).toBe('clock');
  });

  test('names its table in the address, for balancers', async () => {
    expect((await house.visitors.next()).address).toBe('/socket?table=oak');
    const elsewhere = new Socket(
      () => ({ type: 'lobby' }),
      () => {},
      () => {},
    );
    expect((await house.visitors.next()).address).toBe('/socket');
    elsewhere.close();
  });

  test('resolves what is done and rejects what is refused, whichever is answered first', async () => {
    const visitor = await page.arrive(house);
    const sat = page.socket.ask({ type: 'sit', seat: 1 });
    const cut = page.socket.ask({ type: 'pass' });
    const [first, second] = [await visitor.asked.next(), await visitor.asked.next()];
    expect(first.key).not.toBe(second.key);
    visitor.tell({
      type: 'refused',
      key: second.key,
      error: 'impossible',
      code: 'no_game',
      message: '',
      details: { n: 1 },
    });
    await expect(cut).rejects.toMatchObject({ error: 'impossible', code: 'no_game', details: { n: 1 } });
    visitor.tell({ type: 'done', key: 'of somebody else', version: 8 });
    visitor.tell({ type: 'done', key: first.key, version: 7 });
    expect(await sat).toBe(7);
    expect(page.heard.empty).toBe(false);
  });

  test('keeps what is asked at the door until it is welcomed', async () => {
    const early = page.socket.ask({ type: 'ready', ready: true });
    const visitor = await page.arrive(house);
    const asked = await visitor.asked.next();
    expect(asked.type).toBe('ready');
    visitor.tell({ type: 'done', key: asked.key });
    await early;
  });

  test('that is closed asks nothing and comes no more', async () => {
    const visitor = await page.arrive(house);
    const pending = page.socket.ask({ type: 'pass' });
    page.socket.close();
    expect(await page.links.next()).toBe('over');
    await expect(pending).rejects.toMatchObject({ code: 'connection_over' });
    await expect(page.socket.ask({ type: 'pass' })).rejects.toMatchObject({ code: 'connection_over' });
    await visitor.gone.next();
    dispatchEvent(new Event('online'));
    expect(knocksWithin(60_000)).toBe(0);
  });
});

describe('a lost connection', () => {
  test('comes back, and says what it has seen', async () => {
    const back = vi.fn();
    addEventListener('nottingham:back', back, { once: true });
    const visitor = await page.arrive(house);
    page.version = 41;
    visitor.client.close(1001);
    expect(await page.links.next()).toBe('lost');
    expect(back).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    const again = await house.visitors.next();
    expect(await again.asked.next()).toMatchObject({ type: 'join', version: 41 });
    again.welcome();
    expect(await page.links.next()).toBe('here');
    expect(back).toHaveBeenCalledOnce();
  });

  test('waits longer and longer, but never longer than eight seconds; one welcome and it is quick again', async () => {
    let visitor = await page.arrive(house);
    for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      visitor.client.terminate();
      expect(await page.links.next()).toBe('lost');
      expect(knocksWithin(wait - 1)).toBe(0);
      expect(knocksWithin(1)).toBe(1);
      visitor = await house.visitors.next();
    }
    await visitor.asked.next();
    visitor.welcome();
    expect(await page.links.next()).toBe('here');
    visitor.client.terminate();
    expect(await page.links.next()).toBe('lost');
    expect(knocksWithin(300)).toBe(1);
  });

  test('does not come in step with all the others', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const visitor = await page.arrive(house);
    visitor.client.terminate();
    expect(await page.links.next()).toBe('lost');
    expect(knocksWithin(359)).toBe(0);
    expect(knocksWithin(1)).toBe(1);
  });

  test('comes at once when the network is back', async () => {
    const visitor = await page.arrive(house);
    const before = knocks;
    dispatchEvent(new Event('online'));
    expect(knocks).toBe(before);
    visitor.client.terminate();
    await page.links.next();
    for (let time = 0; time < 2; time += 1) dispatchEvent(new Event('online'));
    expect(knocks).toBe(before + 1);
    expect(knocksWithin(1000)).toBe(0);
    await page.arrive(house);
  });

  test('is let go as soon as the network is gone, and waits for it', async () => {
    const visitor = await page.arrive(house);
    const said = page.socket.ask({ type: 'say', text: 'Hello?' });
    await visitor.asked.next();
    dispatchEvent(new Event('offline'));
    expect(await page.links.next()).toBe('lost');
    await expect(said).rejects.toMatchObject({ code: 'connection_lost' });
    dispatchEvent(new Event('offline'));
    expect(page.links.empty).toBe(true);
    dispatchEvent(new Event('online'));
    await page.arrive(house);
  });

  test('has never been there before the first welcome', async () => {
    const visitor = await house.visitors.next();
    visitor.client.terminate();
    expect(await page.links.next()).toBe('coming');
  });

  test('asks again what was not answered, with the same key and once', async () => {
    let visitor = await page.arrive(house);
    const played = page.socket.ask({ type: 'act', action: { type: 'decline' }, version: 3, game: 'g' });
    const first = await visitor.asked.next();
    visitor.client.terminate();
    await page.links.next();
    vi.advanceTimersByTime(300);
    visitor = await page.arrive(house);
    const second = await visitor.asked.next();
    expect(second).toEqual(first);
    visitor.tell({ type: 'done', key: second.key, version: 4 });
    expect(await played).toBe(4);
    visitor.client.terminate();
    await page.links.next();
    vi.advanceTimersByTime(300);
    visitor = await page.arrive(house);
    void page.socket.ask({ type: 'pass' }).catch(() => {});
    expect((await visitor.asked.next()).type).toBe('pass');
  });

  test('asks what was asked meanwhile when it is back', async () => {
    let visitor = await page.arrive(house);
    visitor.client.terminate();
    await page.links.next();
    const sat = page.socket.ask({ type: 'sit', seat: 2 });
    vi.advanceTimersByTime(300);
    visitor = await page.arrive(house);
    const asked = await visitor.asked.next();
    expect(asked).toMatchObject({ type: 'sit', seat: 2 });
    visitor.tell({ type: 'done', key: asked.key });
    await sat;
  });

  test('never says a thing twice, nor later than it was meant', async () => {
    let visitor = await page.arrive(house);
    const said = page.socket.ask({ type: 'say', text: 'Trust me.' });
    expect((await visitor.asked.next()).type).toBe('say');
    visitor.client.terminate();
    await expect(said).rejects.toMatchObject({ code: 'connection_lost' });
    await page.links.next();
    await expect(page.socket.ask({ type: 'say', text: 'Hello?' })).rejects.toMatchObject({ code: 'connection_lost' });
    vi.advanceTimersByTime(300);
    visitor = await page.arrive(house);
    void page.socket.ask({ type: 'pass' }).catch(() => {});
    expect((await visitor.asked.next()).type).toBe('pass');
  });
});

describe('an ending', () => {
  test.each(['unknown_secret', 'revoked', 'no_such_table', 'no_spectators', 'elsewhere', 'table_crowded', 'forgotten'])(
    'for good: %s',
    async (code) => {
      const visitor = await page.arrive(house);
      const pending = page.socket.ask({ type: 'pass' });
      visitor.tell({ type: 'ending', code, message: 'That was it.' });
      visitor.client.close(1008, code);
      await expect(pending).rejects.toMatchObject({ code });
      expect(await page.links.next()).toBe('over');
      expect(page.refusal).toMatchObject({ code, message: 'That was it.' });
      dispatchEvent(new Event('online'));
      expect(knocksWithin(60_000)).toBe(0);
    },
  );

  test.each(['stopping', 'fault', 'too_fast', 'silent'])('that passes: %s', async (code) => {
    const visitor = await page.arrive(house);
    visitor.tell({ type: 'ending', code, message: '' });
    visitor.client.close(1001, code);
    expect(await page.links.next()).toBe('lost');
    expect(page.refusal).toBeNull();
    vi.advanceTimersByTime(300);
    await page.arrive(house);
  });
});

describe('a dead line', () => {
  test('is let go when an answer stays out, though nobody says that it is closed', async () => {
    let visitor = await page.arrive(house);
    visitor.client.pause();
    const played = page.socket.ask({ type: 'act', action: { type: 'decline' } });
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(page.links.empty).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await page.links.next()).toBe('lost');
    vi.advanceTimersByTime(300);
    visitor = await page.arrive(house);
    const asked = await visitor.asked.next();
    visitor.tell({ type: 'done', key: asked.key, version: 1 });
    expect(await played).toBe(1);
  });

  test('whose last words come late is not heard any more', async () => {
    const visitor = await page.arrive(house);
    await page.heard.next();
    visitor.client.pause();
    void page.socket.ask({ type: 'pass' }).catch(() => {});
    vi.advanceTimersByTime(PATIENCE);
    expect(await page.links.next()).toBe('lost');
    visitor.tell({ type: 'talk', lines: [] });
    vi.advanceTimersByTime(300);
    await page.arrive(house);
    expect((await page.heard.next()).type).toBe('welcome');
  });

  test('is one on which others are heard and the answer is not', async () => {
    const visitor = await page.arrive(house);
    await page.heard.next();
    void page.socket.ask({ type: 'pass' }).catch(() => {});
    vi.advanceTimersByTime(PATIENCE - 1);
    visitor.tell({ type: 'clock', clock: {} });
    await page.heard.next();
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(page.links.empty).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await page.links.next()).toBe('lost');
  });

  test('is not one on which nothing is asked', async () => {
    await page.arrive(house);
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(page.links.empty).toBe(true);
  });

  test('can be dead before the door opens', async () => {
    const calls = new Queue<Line>();
    const wall = createServer((line) => calls.put(line.on('error', () => {})));
    await new Promise<void>((resolve) => wall.listen(0, '127.0.0.1', resolve));
    vi.stubGlobal('location', { origin: `http://127.0.0.1:${(wall.address() as AddressInfo).port}` });
    const walled = new Page();
    const first = await calls.next();
    vi.advanceTimersByTime(PATIENCE);
    expect(await walled.links.next()).toBe('coming');
    vi.advanceTimersByTime(300);
    const second = await calls.next();
    walled.socket.close();
    for (const line of [first, second]) line.destroy();
    await new Promise<unknown>((resolve) => wall.close(resolve));
  });
});
