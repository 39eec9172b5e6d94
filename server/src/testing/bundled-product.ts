import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const prepare = fileURLToPath(new URL('../../../tools/prepare.mjs', import.meta.url));
/** The bundle that `npm start` runs. */
export const bundle = fileURLToPath(new URL('../../dist/start.js', import.meta.url));

/** Longer than a bundle takes to build: after `npm test` has prepared, there is nothing to build. */
export const prepareTimeoutMs = 600_000;

/** The bundle, up to date with the sources: starting those takes three times as long. */
export async function bundledProduct(): Promise<string> {
  await promisify(execFile)(process.execPath, [prepare]);
  return bundle;
}
