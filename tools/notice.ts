import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Names = Record<string, string>;
type Locked = {
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
};
export type Lock = { packages: Record<string, Locked> };

/** What runs or is served, where the root's own optional dependencies are Node.js itself. */
const shipped = ['server', 'web', 'domain', 'contract'];
const start = 'Packages that npm installs for the product, by the license that each states:\n';
/** Licenses that ask for no more than what NOTICE and the packages themselves say. */
const permissive =
  /^\(?(?:(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|AFL-2\.1|CC0-1\.0)(?: OR )?)+\)?$/;

/** Names of all packages that the product runs with or serves, by license. */
export function packagesByLicense({ packages }: Lock): Map<string, string[]> {
  const seen = new Set<string>();
  const visit = (path: string | undefined): void => {
    if (path === undefined || seen.has(path)) return;
    seen.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]!;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      visit(placeOf(packages, path, name));
    }
  };
  for (const workspace of shipped) visit(workspace);
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {}))
    visit(placeOf(packages, '', name));
  const names = [...seen].filter((path) => path.includes('node_modules/'));
  const licenseOf = (path: string) => packages[path]!.license ?? 'none stated';
  return new Map(
    [...Map.groupBy(names.sort(), licenseOf)]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([license, paths]) => [
        license,
        [...new Set(paths.map((path) => path.split('node_modules/').at(-1)!))].sort(),
      ]),
  );
}

/** Where Node would find it: beside the package, then in each folder above. */
function placeOf(packages: Lock['packages'], path: string, name: string): string | undefined {
  for (let place = path; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const found = `${place && `${place}/`}node_modules/${name}`;
    if (packages[found]) return packages[found].link ? packages[found].resolved : found;
    if (place === '') return undefined;
  }
}

/** The part of NOTICE that follows from the lock. */
export function listOf(lock: Lock): string {
  const lists = [...packagesByLicense(lock)].map(([license, names]) => `${license}\n${wrapped(names)}\n`);
  return `${start}\n${lists.join('\n')}`;
}

/** Packages whose license asks for more, and of which NOTICE says nothing by name above the list. */
export function missingEntries(lock: Lock, notice: string): string[] {
  const prose = notice.split(start)[0]!;
  return [...packagesByLicense(lock)]
    .filter(([license]) => !permissive.test(license))
    .flatMap(([license, names]) => names.map((name) => ({ license, name })))
    .filter(({ name }) => !isNamed(prose, name))
    .map(({ license, name }) => `${name} (${license})`);
}

/** By its own name, or one that ends with a star: `@img/sharp-libvips-*`. */
function isNamed(prose: string, name: string): boolean {
  const words = prose.match(/@?[\w./-]+\*?/g) ?? [];
  return words.some((word) => {
    const plain = word.replace(/[.,]+$/, '');
    return plain.endsWith('*') ? name.startsWith(plain.slice(0, -1)) : plain === name;
  });
}

function wrapped(names: readonly string[]): string {
  const lines = [''];
  for (const name of names) {
    const last = lines.at(-1)!;
    if (last && last.length + name.length > 112) lines.push(name);
    else lines[lines.length - 1] = last ? `${last}, ${name}` : name;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const lock: Lock = JSON.parse(read('package-lock.json'));
  const notice = `${read('NOTICE').split(start)[0]!.trimEnd()}\n\n${listOf(lock)}`;
  writeFileSync(new URL('../NOTICE', import.meta.url), notice);
  for (const missing of missingEntries(lock, notice)) {
    console.error(`NOTICE must say by hand what ${missing} is and what it asks for.`);
    process.exitCode = 1;
  }
}
