// `npm run screenshots`: screenshots of every screen at four widths, light and dark, into the ignored folder
// `screenshots/`. Arguments select files of e2e/screens; other screenshots are kept.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}screenshots`;
const specs = process.argv.slice(2);
if (specs.length === 0) rmSync(folder, { recursive: true, force: true });

const { path, env } = await findBrowser();
const playwright = `${root}node_modules/@playwright/test/cli.js`;
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'e2e/screenshots.config.ts', ...specs],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, CHROMIUM_PATH: path, SCREENSHOTS_DIR: folder },
  },
);
process.exitCode = status ?? 1;
