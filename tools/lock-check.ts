import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };
export type Lock = { packages: Record<string, Locked> };

/**
 * Optional dependencies that the lock names and does not hold. npm drops one silently when a registry lacks it, and
 * `npm ci` then fails for everybody, so the lock must be mended before it is committed.
 */
export function missingFromLock({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !isHeld(packages, path, name, range))
      .map(
        ([name, range]) =>
          `${path.replace(/^.*node_modules\//, '') || 'plateful'}@${version ?? ''} lacks ${name}@${range}`,
      ),
  );
}

/** Looks where Node would: beside the package, then in each folder above. Exact versions must be the same ones. */
function isHeld(packages: Lock['packages'], path: string, name: string, range: string): boolean {
  for (let place = path; ; place = above(place)) {
    const held = packages[`${place && `${place}/`}node_modules/${name}`];
    if (held) return !/^\d+\.\d+\.\d+[^ ]*$/.test(range) || held.version === range;
    if (place === '') return false;
  }
}

function above(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url);
  const missing = missingFromLock(JSON.parse(readFileSync(file, 'utf8')));
  for (const line of missing) console.error(line);
  console.log(missing.length === 0 ? 'The lock is whole.' : `The lock lacks ${missing.length} packages.`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
