import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Locked = { version?: string; optionalDependencies?: Record<string, string>; hasInstallScript?: boolean };
export type Lock = { packages: Record<string, Locked> };

/**
 * Optional dependencies that are missing in the lockfile. npm drops one silently if a registry lacks it, after which
 * `npm ci` fails for everybody, so the lockfile must be fixed before it is committed.
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

/** Packages whose install script downloads files from outside the registry; the files are not needed. */
const downloading = /(?:^|\/)node_modules\/onnxruntime-node$/;

/**
 * Packages that would download during `npm ci`. npm 11 respects `allowScripts` in package.json; older versions run the
 * scripts of all packages that have `hasInstallScript` in the lockfile, so it must not be set.
 */
export function downloadsOnInstall({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript && downloading.test(path)
      ? [`${path} would download when installed: remove its "hasInstallScript" from package-lock.json`]
      : [],
  );
}

/** Resolves like Node: next to the package, then in each parent folder. Exact versions must match. */
function isHeld(packages: Lock['packages'], path: string, name: string, range: string): boolean {
  for (let place = path; ; place = above(place)) {
    const locked = packages[`${place && `${place}/`}node_modules/${name}`];
    if (locked) return !/^\d+\.\d+\.\d+[^ ]*$/.test(range) || locked.version === range;
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
