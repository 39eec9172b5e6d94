import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a client and a server, which a test can cut. */
export type Wire = {
  port: number;
  /** Breaks what is connected and refuses what comes, until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** `server` is a port of this machine, or the path of a socket. */
export async function startWire(server: number | string): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const wire = createServer((client) => {
    if (isCut) return void client.destroy();
    const behind = typeof server === 'string' ? connect(server) : connect(server, 'localhost');
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
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
      isCut = false;
    },
    async stop() {
      const closed = once(wire, 'close');
      wire.close();
      breakAll();
      await closed;
    },
  };
}
