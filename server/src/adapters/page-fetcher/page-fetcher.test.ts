import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { FetchError } from '#ports/page-fetcher.ts';
import { createPageFetcher } from './page-fetcher.ts';
import { isPublicAddress } from './public-address.ts';

const html = /^text\/html/;
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A server on this machine; `asked` are the paths that reached it. */
async function site(handle: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

/** Names lead where `names` says, in turn; everything that is named goes to this machine when it is allowed to go anywhere. */
function fetcherOf(names: Record<string, string[]>, more: Parameters<typeof createPageFetcher>[0] = {}) {
  const fetcher = createPageFetcher({
    lookup: (name, _options, answer) => {
      const addresses = names[name];
      const address = addresses && addresses.length > 1 ? addresses.shift() : addresses?.[0];
      if (!address) return answer(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
      answer(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    },
    ...more,
  });
  closing.push(fetcher.close);
  return fetcher;
}

const reasonOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchError ? error.reason : error),
  );

/** This machine stands for the public internet: it alone is allowed, by its port. */
async function publicSite(handle: RequestListener, timeoutMs = 1500) {
  const { port, asked } = await site(handle);
  const isAllowed = (address: string) => address === '127.0.0.1';
  const fetcher = fetcherOf({ 'cook.example': ['127.0.0.1'] }, { isAllowed, ports: [`${port}`], timeoutMs });
  return { fetcher, asked, url: `http://cook.example:${port}` };
}

const hostile = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://0.0.0.0/',
  'http://0/',
  'http://10.0.0.1/',
  'http://10.255.255.254/',
  'http://172.16.0.1/',
  'http://172.31.255.1/',
  'http://192.168.0.1/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.7/',
  'http://203.0.113.9/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://168.63.129.16/metadata',
  'http://2852039166/',
  'http://0xA9FEA9FE/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:53aa:64c:0:fbff:80ff:fffe]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456:789a::1]/',
  'http://[ff02::1]/',
  'http://[fec0::1]/',
  'http://[2001:db8::1]/',
  'http://[100::1]/',
  'http://①②⑦.⓪.⓪.①/',
  'http://user:secret@127.0.0.1/',
  'http://cook.example@127.0.0.1/',
  'http://user@cook.example/',
  'https://cook.example:22/',
  'http://cook.example:6379/',
  'http://cook.example:5432/',
  'ftp://cook.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://cook.example/',
  'unix:/var/run/docker.sock',
  'http://',
  'cook.example',
  '',
];

test.each(hostile)('%s is never connected to', async (url) => {
  const fetcher = fetcherOf({ 'cook.example': ['93.184.215.14'] });
  expect(await reasonOf(fetcher.fetch(url, html))).toMatch(/^(?:private|address)$/);
});

test.each(['localhost', 'localtest.me', '127.0.0.1.nip.io', 'metadata.google.internal'])(
  'the name %s is looked at by where it leads',
  async (name) => {
    const { port, asked } = await site((_request, response) => response.end('secret'));
    const fetcher = fetcherOf({ [name]: ['127.0.0.1'] }, { ports: [`${port}`] });
    expect(await reasonOf(fetcher.fetch(`http://${name}:${port}/`, html))).toBe('private');
    expect(asked).toEqual([]);
  },
);

test.each(['127.0.0.1', '::1', '::ffff:10.0.0.1', '169.254.169.254', 'fd00:ec2::254', 'fe80::1%eth0'])(
  'a name that leads to %s, alone or beside a public address, is not asked',
  async (address) => {
    for (const addresses of [[address], ['93.184.215.14', address]]) {
      const fetcher = createPageFetcher({
        lookup: (_name, _options, answer) =>
          answer(
            null,
            addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })),
          ),
      });
      expect(await reasonOf(fetcher.fetch('http://cook.example/', html))).toBe('private');
      await fetcher.close();
    }
  },
);

test('a name that changes its mind is looked at each time that it is connected to', async () => {
  const { port, asked } = await site((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/again', connection: 'close' }).end();
    else response.end('secret');
  });
  const names = { 'cook.example': ['127.0.0.1', '10.0.0.1'] };
  const fetcher = fetcherOf(names, { isAllowed: (address) => address === '127.0.0.1', ports: [`${port}`] });
  expect(await reasonOf(fetcher.fetch(`http://cook.example:${port}/`, html))).toBe('private');
  expect(asked).toEqual(['/']);
});

test.each([
  'http://169.254.169.254/',
  'http://[::1]/',
  'http://inside.example/',
  'http://user:secret@cook.example/',
  'file:///etc/passwd',
  '//10.0.0.1/',
])('a redirect to %s is not followed', async (location) => {
  const { port } = await site((_request, response) => response.writeHead(302, { location }).end());
  const isAllowed = (address: string) => address === '127.0.0.1';
  const names = { 'cook.example': ['127.0.0.1'], 'inside.example': ['10.0.0.1'] };
  const fetcher = fetcherOf(names, { isAllowed, ports: [`${port}`] });
  expect(await reasonOf(fetcher.fetch(`http://cook.example:${port}/`, html))).toMatch(
    /^(?:private|address)$/,
  );
});

test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

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
    'a bomb',
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
  ['a server that says nothing', () => undefined, 'slow'],
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
])('%s ends in a clear reason', async (_name, handle, reason) => {
  // What does not end by itself is cut soon; all else has the time that it needs.
  const { fetcher, url } = await publicSite(handle, reason === 'slow' ? 1500 : 60_000);
  expect(await reasonOf(fetcher.fetch(url, html))).toBe(reason);
});

test('an unknown name and a closed port are said to be unreachable', async () => {
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
