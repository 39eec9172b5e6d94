import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network connection between a client and a server that a test can interrupt. */
export type Wire = {
  port: number;
  /** Closes all connections and refuses new ones, until `mend`. */
  cut(): void;
  mend(): void;
  /** Blocks all traffic without closing connections, until `mend`. */
  hold(): void;
  /** Closes all connections; new ones go to another server. */
  moveTo(newPort: number | string): void;
  stop(): Promise<void>;
};

/** `server` is a local port, or the path of a socket. */
export async function startWire(server: number | string): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  let current = server;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const wire = createServer((client) => {
    if (isCut) return void client.destroy();
    const behind = typeof current === 'string' ? connect(current) : connect(current, 'localhost');
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      if (isHeld) socket.pause();
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  wire.listen(0, 'localhost');
  await once(wire, 'listening');
  return {
    port: (wire.address() as AddressInfo).port,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    moveTo(newPort) {
      current = newPort;
      breakAll();
    },
    async stop() {
      const closed = once(wire, 'close');
      wire.close();
      breakAll();
      await closed;
    },
  };
}
