import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between a browser and a server, which a test can cut. */
export type Wire = {
  port: number;
  /** Breaks what is connected and refuses what comes, until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

export async function startWire(serverPort: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const wire = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const server = connect(serverPort, 'localhost');
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
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
