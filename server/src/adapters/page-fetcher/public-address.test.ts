import { expect, test } from 'vitest';
import { createPageFetcher } from './page-fetcher.ts';
import { isPublicAddress } from './public-address.ts';
import { fetcherOf, html, reasonOf, site } from './sites.fixture.ts';

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
  'the name %s is judged by the address that it resolves to',
  async (name) => {
    const { port, asked } = await site((_request, response) => response.end('secret'));
    const fetcher = fetcherOf({ [name]: ['127.0.0.1'] }, { ports: [`${port}`] });
    expect(await reasonOf(fetcher.fetch(`http://${name}:${port}/`, html))).toBe('private');
    expect(asked).toEqual([]);
  },
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'fd00:ec2::254',
  'fe80::1%eth0',
])('a name that resolves to %s, alone or beside a public address, is not connected to', async (address) => {
  for (const addresses of [[address], ['93.184.215.14', address]]) {
    const fetcher = createPageFetcher({
      lookup: (_name, _options, answer) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    });
    expect(await reasonOf(fetcher.fetch('http://cook.example/', html))).toBe('private');
    await fetcher.close();
  }
});

test('a name is resolved and judged again for every connection', async () => {
  const { port, asked } = await site((request, response) => {
    if (request.url === '/') response.writeHead(302, { location: '/again', connection: 'close' }).end();
    else response.end('secret');
  });
  const names = { 'cook.example': ['127.0.0.1', '10.0.0.1'] };
  const fetcher = fetcherOf(names, { isAllowed: (address) => address === '127.0.0.1', ports: [`${port}`] });
  expect(await reasonOf(fetcher.fetch(`http://cook.example:${port}/`, html))).toBe('private');
  expect(asked).toEqual(['/']);
});

test('the judged address is the one that is connected to, whatever the name resolves to by then', async () => {
  const inside = await site((_request, response) => response.end('secret'));
  const resolved: string[] = [];
  // Nothing listens at the allowed address, so that a second attempt would find the other one.
  const answers = ['127.0.0.2', '127.0.0.1'];
  const fetcher = createPageFetcher({
    isAllowed: (address) => address === '127.0.0.2',
    ports: [`${inside.port}`],
    lookup: (_name, _options, answer) => {
      const address = answers[Math.min(resolved.length, 1)]!;
      resolved.push(address);
      answer(null, [{ address, family: 4 }]);
    },
  });
  const url = `http://cook.example:${inside.port}/`;
  expect(await reasonOf(fetcher.fetch(url, html))).toBe('unreachable');
  expect(resolved).toEqual(['127.0.0.2']);
  expect(await reasonOf(fetcher.fetch(url, html))).toBe('private');
  expect(resolved).toEqual(answers);
  expect(inside.connections()).toBe(0);
  await fetcher.close();
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
