import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Locked = { version?: string; optionalDependencies?: Record<string, string>; hasInstallScript?: boolean };
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

/** Packages whose install script fetches from elsewhere than the registry; what it fetches is not needed. */
const downloading = /(?:^|\/)node_modules\/onnxruntime-node$/;

/**
 * Packages that would download at `npm ci`. npm 11 obeys `allowScripts` in package.json, older ones run the script of
 * every package that the lock says has one: the lock must not say so.
 */
export function downloadsOnInstall({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript && downloading.test(path)
      ? [`${path} would download when installed: remove its "hasInstallScript" from package-lock.json`]
      : [],
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
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const problems = [...missingFromLock(lock), ...downloadsOnInstall(lock)];
  for (const line of problems) console.error(line);
  console.log(
    problems.length === 0 ? 'The lockfile is complete.' : `The lockfile has ${problems.length} problems.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
