import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a client and a server, which a test can cut. */
export type Wire = {
  port: number;
  /** Breaks what is connected and refuses what comes, until `mend`. */
  cut(): void;
  mend(): void;
  /** Lets nothing through and closes nothing, until `mend`. */
  hold(): void;
  /** Breaks what is connected; what comes goes to another server. */
  moveTo(other: number | string): void;
  stop(): Promise<void>;
};

/** `server` is a port of this machine, or the path of a socket. */
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
    moveTo(other) {
      current = other;
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
