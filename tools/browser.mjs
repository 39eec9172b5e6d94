// Finds a Chromium that starts on this machine, and installs one if needed: the system's, Playwright's, apt's (as
// root), or the @sparticuz/chromium package. From the command line it prints the result as JSON. Requires installed
// packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/plateful');
/** Chromium without a window: half the CPU time, for tests that only look at pages. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const maxDownloadMs = 300_000;
const requireFromTests = createRequire(join(root, 'e2e/package.json'));
const { chromium } = requireFromTests('playwright-core');

/** Required for every start: containers have no sandbox and little shared memory, and tests need no updates. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
];

/** In this order; each returns candidates as `{ path, env? }`. */
const sources = { systemBrowsers, playwrightBrowser, aptBrowser, packagedBrowser };
const shellSources = { systemShells, aptShell };

/** The first candidate that can open a page: `{ path, env }`, env being additional environment variables. */
export async function findBrowser({ preferShell = false } = {}) {
  const wantsShell = preferShell && !process.env.CHROMIUM_PATH;
  const cacheFile = join(cache, wantsShell ? 'shell.json' : 'browser.json');
  const remembered = recall(cacheFile);
  if (remembered && (await opensPage(remembered))) return remembered;
  for (const [name, candidates] of Object.entries({ ...(wantsShell && shellSources), ...sources })) {
    for (const { path, env = {} } of await candidates()) {
      if (!path || !existsSync(path) || !(await opensPage({ path, env }))) continue;
      mkdirSync(cache, { recursive: true });
      writeFileSync(cacheFile, JSON.stringify({ path, env }));
      return { path, env };
    }
    say(`${name}: none that starts`);
  }
  throw new Error('There is no browser to test with; install Chromium and set CHROMIUM_PATH to it.');
}

function recall(cacheFile) {
  if (process.env.CHROMIUM_PATH || !existsSync(cacheFile)) return null;
  const remembered = JSON.parse(readFileSync(cacheFile, 'utf8'));
  return existsSync(remembered.path) ? remembered : null;
}

/** Printing its version does not prove that it works: builds with missing libraries do that too. */
async function opensPage({ path, env }) {
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: path,
      args: browserArguments,
      timeout: 30_000,
      env: { ...process.env, ...env },
    });
    const page = await browser.newPage();
    return (await page.evaluate('1 + 1')) === 2;
  } catch (error) {
    say(`${path}: ${String(error.message).split('\n')[0]}`);
    return false;
  } finally {
    await browser?.close();
  }
}

function systemBrowsers() {
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((place) => [
      join(place, 'Google/Chrome/Application/chrome.exe'),
      join(place, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  return [
    process.env.CHROMIUM_PATH,
    ...onPath(names),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows,
  ].map((path) => ({ path }));
}

function systemShells() {
  return onPath(shells).map((path) => ({ path }));
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightBrowser() {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    say('downloading Playwright’s Chromium…');
    const cli = join(dirname(requireFromTests.resolve('playwright-core/package.json')), 'cli.js');
    run(process.execPath, [cli, 'install', 'chromium']);
  }
  return [{ path }];
}

function aptBrowser() {
  return aptPackage('chromium');
}

function aptShell() {
  return aptPackage('chromium-headless-shell');
}

/** On Debian, the program has the name of its package. */
function aptPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  say(`installing the system’s ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  return [{ path: `/usr/bin/${name}` }];
}

/** The last resort, for Linux on x64: from the npm registry, with the libraries that a minimal system lacks. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const place = join(cache, 'chromium');
  mkdirSync(place, { recursive: true });
  const entry = join(place, 'node_modules/@sparticuz/chromium/build/index.js');
  if (!existsSync(entry)) {
    say('installing the packaged Chromium…');
    writeFileSync(join(place, 'package.json'), '{}');
    run('npm', [
      'install',
      '--prefix',
      place,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '@sparticuz/chromium@153.0.0',
    ]);
  }
  if (!existsSync(entry)) return [];
  process.env.TMPDIR = place; // where it unpacks itself
  const packaged = await import(pathToFileURL(entry).href);
  const path = await packaged.default.executablePath();
  await packaged.inflate(join(dirname(entry), '../bin/al2023.tar.br'));
  const env = { LD_LIBRARY_PATH: join(place, 'al2023/lib'), FONTCONFIG_PATH: join(place, 'fonts') };
  return [{ path }, { path, env }];
}

/** Standard output is reserved for the result. */
function run(command, args, options = {}) {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: maxDownloadMs, ...options });
}

function say(message) {
  console.error(`[browser] ${message}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(JSON.stringify(await findBrowser({ preferShell: process.argv.includes('shell') })));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
