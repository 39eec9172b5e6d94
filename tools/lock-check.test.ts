import { expect, test } from 'vitest';
import { downloadsOnInstall, missingFromLock } from './lock-check.ts';

const biome = { version: '2.5.15', optionalDependencies: { '@biomejs/cli-linux-x64': '2.5.15' } };

test('a lock that holds what it names is whole', () => {
  expect(missingFromLock({ packages: {} })).toEqual([]);
  expect(
    missingFromLock({
      packages: {
        'node_modules/@biomejs/biome': biome,
        'node_modules/@biomejs/cli-linux-x64': { version: '2.5.15' },
      },
    }),
  ).toEqual([]);
});

test('a dropped platform package is named', () => {
  expect(missingFromLock({ packages: { 'node_modules/@biomejs/biome': biome } })).toEqual([
    '@biomejs/biome@2.5.15 lacks @biomejs/cli-linux-x64@2.5.15',
  ]);
});

test('another version of the platform package does not count', () => {
  const packages = {
    'node_modules/@biomejs/biome': biome,
    'node_modules/@biomejs/cli-linux-x64': { version: '2.5.14' },
  };
  expect(missingFromLock({ packages })).toHaveLength(1);
});

test('a package below its dependent counts for that one alone', () => {
  const nested = {
    'server/node_modules/@biomejs/biome': biome,
    'server/node_modules/@biomejs/cli-linux-x64': { version: '2.5.15' },
  };
  expect(missingFromLock({ packages: nested })).toEqual([]);
  expect(missingFromLock({ packages: { ...nested, 'node_modules/@biomejs/biome': biome } })).toHaveLength(1);
});

test('a range is held by any version, and the project’s own options are looked at too', () => {
  const plateful = { optionalDependencies: { fsevents: '^2.3.0' } };
  expect(
    missingFromLock({ packages: { '': plateful, 'node_modules/fsevents': { version: '2.3.3' } } }),
  ).toEqual([]);
  expect(missingFromLock({ packages: { '': plateful } })).toEqual(['plateful@ lacks fsevents@^2.3.0']);
});

test('a package that would download when installed is named until the lock forgets its script', () => {
  const reader = { version: '1.30.0' };
  const path = 'node_modules/onnxruntime-node';
  expect(downloadsOnInstall({ packages: { [path]: { ...reader, hasInstallScript: true } } })).toHaveLength(1);
  expect(downloadsOnInstall({ packages: { [path]: reader } })).toEqual([]);
});
