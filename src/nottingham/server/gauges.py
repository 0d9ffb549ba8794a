"""The gauges of `/metrics`: figures that are read from the server when they are requested."""

from nottingham.server import frames
from nottingham.server.cluster_messages import ClusterBus
from nottingham.server.server import Server

COMPILED = not frames.__file__.endswith(".py")
"""Whether the modules that moves need are compiled, as they are in most installed packages."""


def register_gauges(server: Server, bus: ClusterBus | None) -> None:
    gauge = server.metrics.gauge
    store, registry, sync = server.store, server.registry, server.registry.sync
    gauge("nottingham_tables_awake", "Tables in memory", lambda: len(registry.awake))
    gauge("nottingham_sockets", "Open sockets", lambda: server.sockets.total)
    gauge("nottingham_compiled", "Whether the modules that moves need are compiled", lambda: COMPILED)
    gauge("nottingham_store_well", "Whether the last write succeeded", lambda: store.last_write_error is None)
    gauge("nottingham_conflicts", "Writes lost to a concurrent writer", lambda: store.write_counts.conflicts)
    if bus is not None:
        gauge("nottingham_herald_well", "Whether messages reach other servers", lambda: bus.connected)
        gauge("nottingham_other_servers", "Other servers that are up", lambda: bus.nodes)
        gauge("nottingham_notes_sent", "Messages sent to other servers", lambda: bus.sent)
        gauge("nottingham_notes_heard", "Messages received from other servers", lambda: bus.received)
        gauge("nottingham_moves_of_others", "Moves that other servers stored", lambda: sync.moves_caught_up)
        gauge("nottingham_tables_shared", "Tables that are in another server's memory too", lambda: sync.shared)
        gauge("nottingham_clocks_left", "Expired clocks left to another server", lambda: sync.leases_lost)
