import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { FetchError } from '#ports/page-fetcher.ts';
import { createPageFetcher } from './page-fetcher.ts';

export const html = /^text\/html/;

type Site = { port: number; asked: string[]; connections: () => number };

/** A server on this machine; `asked` are the paths that reached it, also counted are connections without a request. */
export async function site(handle: RequestListener): Promise<Site> {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    asked.push(request.url!);
    handle(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked, connections: () => connections };
}

/** A name resolves to its addresses in `names`, one after the other; the last one stays. */
export function fetcherOf(
  names: Record<string, string[]>,
  more: Parameters<typeof createPageFetcher>[0] = {},
) {
  const fetcher = createPageFetcher({
    lookup: (name, _options, answer) => {
      const addresses = names[name];
      const address = addresses && addresses.length > 1 ? addresses.shift() : addresses?.[0];
      if (!address) return answer(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
      answer(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    },
    ...more,
  });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

export const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchError ? error.reason : error),
  );
