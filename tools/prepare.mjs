// Prepares `npm start` and `npm test`: installs packages, compiles the food table and cook book, builds the web client
// and bundles the server, if missing or stale; `packages` skips the last two and keeps standard output clean, for `npm
// run kitchen`.
// Plain JavaScript for Node 20 and up, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const oldestNpm = 10;
const lock = '.prepare.lock';
const maxPrepareMs = 30 * 60_000;
const workspaces = ['domain', 'contract', 'stripe-sandbox', 'server', 'web', 'e2e'];
const installed = 'node_modules/.prepared';
const compiled = 'node_modules/.cache/plateful';
const foods = 'domain/src/foods';
const cookbook = 'domain/src/cookbook';
const packagesOnly = process.argv[2] === 'packages';
const say = packagesOnly ? console.error : console.log;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
refuseOldNode();
await holdLock();
const startedAt = Date.now();
install();
compile('foods', `${foods}/food-rows.json`, () => [
  ...filesIn(`${foods}/data`),
  ...['foreign-words', 'in-running-text', 'inflections', 'other-languages'].map(
    (name) => `${foods}/${name}.ts`,
  ),
]);
// The facts of a dish depend on all of the domain.
compile('dishes', `${cookbook}/dish-rows.json`, () =>
  filesIn('domain/src').filter((path) => !path.endsWith('-rows.json')),
);
if (!packagesOnly) {
  build('web', 'the web client', ['web', 'contract', 'domain']);
  build('server', 'the server', ['server', 'stripe-sandbox', 'contract', 'domain']);
}
const seconds = (Date.now() - startedAt) / 1000;
if (seconds > 1) say(`Ready after ${seconds.toFixed(0)} s.`);

function install() {
  const manifests = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...workspaces.map((name) => `${name}/package.json`),
  ];
  const expected = `${digest(manifests.filter((path) => existsSync(path)))} ${process.platform} ${process.arch}`;
  if (isStamped(installed, expected)) return;
  refuseOldNpm();
  say('Installing the packages (the first time takes a minute or two)…');
  // `ci` deletes node_modules, including the Node that may be running this; so only the first time.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  if (npm(command, '--no-audit', '--no-fund', '--loglevel=error') !== 0) {
    fail('The packages could not be installed; see npm’s message above, then run the command again.');
  }
  stamp(installed, expected);
}

/** Generates files from the sources in git, with `npm run foods` and `npm run dishes`. */
function compile(what, result, sources) {
  if (!existsSync(foods)) return;
  const expected = digest([...sources(), `tools/compile-${what}.ts`]);
  if (existsSync(result) && isStamped(`${compiled}/${what}`, expected)) return;
  if (npm('run', what, '--silent') !== 0) fail(`The ${what} could not be compiled; see the message above.`);
  stamp(`${compiled}/${what}`, expected);
}

function build(workspace, what, folders) {
  const sources = folders.filter((folder) => existsSync(folder)).flatMap(filesIn);
  const expected = digest([...sources, 'package-lock.json'].filter((path) => existsSync(path)));
  const built = `${compiled}/built-${workspace}`;
  if (existsSync(`${workspace}/dist`) && isStamped(built, expected)) return;
  say(`Building ${what}…`);
  if (npm('run', `build:${workspace}`, '--silent') !== 0)
    fail(`${what[0].toUpperCase()}${what.slice(1)} could not be built; see the message above.`);
  stamp(built, expected);
}

/**
 * A lock, because `npm start` and `npm test` may run at the same time. The lock of a process that no longer exists is
 * stale.
 */
async function holdLock() {
  for (let waits = 0; !tryLock(); waits++) {
    if (waits === 0) say('Waiting for another start of Plateful to finish its preparations…');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }));
}

function tryLock() {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') failToWrite(error);
    if (isStale()) rmSync(lock, { recursive: true, force: true });
    return false;
  }
  try {
    writeFileSync(join(lock, 'pid'), `${process.pid}`);
  } catch (error) {
    rmSync(lock, { recursive: true, force: true });
    failToWrite(error);
  }
  return true;
}

function failToWrite({ code }) {
  fail(
    code === 'ENOSPC'
      ? 'The disk is full; free some space and start again.'
      : `This folder cannot be written (${code}); give it to this user.`,
  );
}

function isStale() {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    const file = join(lock, 'pid');
    // The process id is written right after the folder is created; if the disk was full, the file is empty.
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    return pid === 0 ? age > 5000 : age > maxPrepareMs || !isRunning(pid);
  } catch {
    return false; // it was removed meanwhile
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The npm that runs this, with its Node; else the one on the PATH. */
function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  const isNpm = script && /npm-cli\.[cm]?js$/.test(script);
  const stdio = ['inherit', packagesOnly ? process.stderr : 'inherit', 'inherit'];
  const { status } = isNpm
    ? spawnSync(node ?? process.execPath, [script, ...args], { stdio })
    : spawnSync('npm', args, { stdio, shell: process.platform === 'win32' });
  return status;
}

function refuseOldNode() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldestNode)
    fail(`Node ${node} is too old; install Node ${oldestNode} or newer.`);
}

function refuseOldNpm() {
  const agent = process.env.npm_config_user_agent ?? '';
  const [name, version] = agent.split(' ')[0].split('/');
  if (name && name !== 'npm') fail(`The packages are locked for npm; use npm instead of ${name}.`);
  if (name && Number.parseInt(version, 10) < oldestNpm) {
    fail(`npm ${version} is too old; install npm ${oldestNpm} or newer (npm install --global npm).`);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/[\\/](?:node_modules|dist)[\\/]|\.test\.tsx?$/.test(path))
    .sort();
}

function isStamped(path, content) {
  return existsSync(path) && readFileSync(path, 'utf8') === content;
}

function stamp(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
