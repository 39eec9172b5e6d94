import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { license?: string; link?: boolean; dev?: boolean };

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const notice = read('NOTICE');

/** Licenses that ask for no more than what NOTICE and the packages themselves say. */
const permissive =
  /^\(?(?:(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|AFL-2\.1|CC0-1\.0)(?: OR )?)+\)?$/;

/** Shipped packages whose license asks for more, and which NOTICE does not name. */
function missingIn(locked: Record<string, Locked>): string[] {
  return Object.entries(locked)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { license = 'none stated' }]) => ({ name: path.split('node_modules/').at(-1)!, license }))
    .filter(({ name, license }) => !permissive.test(license) && !isNamed(name))
    .map(({ name, license }) => `${name} (${license})`);
}

/** By its own name, or one that ends with a star: `@img/sharp-libvips-*`. */
function isNamed(name: string): boolean {
  const words = notice.match(/@?[\w./-]+\*?/g) ?? [];
  return words.some((word) => {
    const plain = word.replace(/[.,]+$/, '');
    return plain.endsWith('*') ? name.startsWith(plain.slice(0, -1)) : plain === name;
  });
}

test('NOTICE names every package that is not licensed on permissive terms', () => {
  expect(Object.values(packages).filter(({ dev, link }) => !dev && !link).length).toBeGreaterThan(300);
  expect(missingIn(packages)).toEqual([]);
});

test.each([
  'PaddleOCR',
  'ONNX Runtime',
  'libheif',
  'libde265',
  'libvips',
  'librsvg',
  'glib',
  'satori',
  'Yoga',
  'HarfBuzz',
  'Argon2',
  'Node.js',
  'PostgreSQL',
  'Tailwind CSS',
  'Bricolage Grotesque',
  'Figtree',
])('NOTICE lists %s, which is bundled in a package', (part) => {
  expect(notice).toContain(part);
});

test.each(['GPL-3.0', 'LGPL-2.1', 'MPL-2.0', 'SEE LICENSE IN LICENSE.md', 'MIT AND LGPL-3.0'])(
  'a new package under %s is missed until it is noted',
  (license) => {
    expect(missingIn({ ...packages, 'node_modules/new-thing': { license } })).toEqual([
      `new-thing (${license})`,
    ]);
    expect(missingIn({ ...packages, 'node_modules/new-thing': { license: 'MIT' } })).toEqual([]);
  },
);
