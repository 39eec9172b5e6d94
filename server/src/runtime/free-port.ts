import { type AddressInfo, createServer } from 'node:net';

/** A port that is currently free. */
export function freePort(host = 'localhost'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, host, () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}
