import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fetcherOf, html, reasonOf, site } from './sites.fixture.ts';

/** This machine stands for the public internet: it alone is allowed, by its port. */
async function publicSite(handle: RequestListener, timeoutMs = 1500) {
  const { port, asked } = await site(handle);
  const isAllowed = (address: string) => address === '127.0.0.1';
  const fetcher = fetcherOf({ 'cook.example': ['127.0.0.1'] }, { isAllowed, ports: [`${port}`], timeoutMs });
  return { fetcher, asked, url: `http://cook.example:${port}` };
}

test('a page is fetched with its type, through redirects and compression', async () => {
  const { fetcher, url } = await publicSite((request, response) => {
    if (request.url === '/old') return response.writeHead(301, { location: '/new' }).end();
    response.writeHead(200, {
      'content-type': 'Text/HTML; charset="iso-8859-1"',
      'content-encoding': request.url === '/new' ? 'gzip' : 'br',
    });
    response.end((request.url === '/new' ? gzipSync : brotliCompressSync)('<p>Soup</p>'));
  });
  for (const path of ['/old', '/br']) {
    const page = await fetcher.fetch(url + path, html);
    expect(new TextDecoder().decode(page.content)).toBe('<p>Soup</p>');
    expect(page).toMatchObject({ type: 'text/html', charset: 'iso-8859-1' });
    expect(page.url).toBe(`${url}${path === '/old' ? '/new' : '/br'}`);
  }
});

test.each<[string, RequestListener, string]>([
  [
    'endless redirects',
    (request, response) => response.writeHead(302, { location: `${request.url}x` }).end(),
    'redirects',
  ],
  [
    'a redirect to itself',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
    'redirects',
  ],
  [
    'a decompression bomb',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(60_000_000)));
    },
    'large',
  ],
  [
    'a page that never ends',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
      };
      more();
    },
    'large',
  ],
  [
    'a length that is too great',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '6000000' });
      response.write('x');
    },
    'large',
  ],
  [
    'a slow drip',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    },
    'slow',
  ],
  ['a server that does not answer', () => undefined, 'slow'],
  [
    'another type',
    (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'),
    'type',
  ],
  ['a page that is gone', (_request, response) => response.writeHead(404).end('x'), 'missing'],
  ['a refusal', (_request, response) => response.writeHead(403).end('x'), 'refused'],
  ['no http', (request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'), 'unreachable'],
  [
    'endless headers',
    (request) => {
      const more = () => {
        if (!request.socket.destroyed)
          request.socket.write(`x: ${'y'.repeat(5000)}\r\n`, () => setImmediate(more));
      };
      request.socket.write('HTTP/1.1 200 OK\r\n', more);
      request.socket.on('error', () => undefined);
    },
    'unreachable',
  ],
])('%s is rejected with its reason', async (_name, handle, reason) => {
  // Only what never ends by itself gets a short time limit.
  const { fetcher, url } = await publicSite(handle, reason === 'slow' ? 1500 : 60_000);
  expect(await reasonOf(fetcher.fetch(url, html))).toBe(reason);
});

test('an unknown name and a closed port are unreachable', async () => {
  const fetcher = fetcherOf({ 'cook.example': ['127.0.0.1'] }, { isAllowed: () => true, ports: ['1'] });
  expect(await reasonOf(fetcher.fetch('http://nowhere.example/', html))).toBe('unreachable');
  expect(await reasonOf(fetcher.fetch('http://cook.example:1/', html))).toBe('unreachable');
});

test('a page behind slow ones waits no longer than for one page', async () => {
  const { port, asked } = await site(() => undefined);
  const hosts = Array.from({ length: 24 }, (_, index) => `slow${index}.example`);
  const fetcher = fetcherOf(Object.fromEntries(hosts.map((host) => [host, ['127.0.0.1']])), {
    isAllowed: () => true,
    ports: [`${port}`],
    timeoutMs: 500,
  });
  const reasons = await Promise.all(
    hosts.map((host) => reasonOf(fetcher.fetch(`http://${host}:${port}/`, html))),
  );
  expect(reasons.slice(0, 8)).toEqual(Array(8).fill('slow'));
  for (const reason of reasons) expect(reason).toMatch(/^(?:slow|busy)$/);
  // In turns of eight all would be asked, and the last one would wait three times as long.
  expect(asked.length).toBeLessThan(hosts.length);
});
