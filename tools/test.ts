// `npm test`: runs the tests together with the static checks, because waiting tests leave a core idle; then the
// end-to-end tests, if all of that passes. The last line has the number of tests. `npm run test:full` runs each
// property test with all cases (domain/src/testing/property-cases.ts).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

type Counts = { passed: number; failed: number };
type Environment = Record<string, string>;
type Stage = {
  name: string;
  command: string[];
  /** Runs concurrently with the tests; its output is printed after theirs, and only if it fails. */
  isBeside?: boolean;
  environment?: () => Promise<Environment>;
  /** Reads the number of tests from the stage's report. */
  count?: (report: never) => Counts;
  report?: string;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/plateful');
const vitestReport = join(cache, 'vitest.json');
const playwrightReport = join(cache, 'playwright.json');

const tests: Stage = {
  name: 'tests',
  command: bin('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
  report: vitestReport,
  count: ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
};

const reading: Stage[] = [
  { name: 'lock', command: [process.execPath, 'tools/lock-check.ts'], isBeside: true },
  { name: 'format, lint and import rules', command: bin('biome', 'check'), isBeside: true },
  { name: 'types', command: bin('tsc', '-b'), isBeside: true },
  { name: 'unused code', command: bin('knip'), isBeside: true },
];

const journeys: Stage = {
  name: 'journeys in a browser',
  command: bin('playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'),
  environment: () => browser,
  report: playwrightReport,
  // A flaky test passed on a retry.
  count: ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
};

if (process.argv.includes('full')) process.env.FULL_TESTS = '1';
const total: Counts = { passed: 0, failed: 0 };
let ok = true;
const failedChecks: string[] = [];
mkdirSync(cache, { recursive: true });
// Found or installed while the tests run.
const browser = browserEnvironment();
browser.catch(() => undefined); // reported by the end-to-end tests
for (const together of [[tests, ...reading], [journeys]]) {
  console.log(`\n— ${together.map(({ name }) => name).join(', ')}`);
  ok = (await Promise.all(together.map(run))).every(Boolean);
  for (const output of failedChecks) console.log(output);
  if (!ok) break;
}
// A failed check without a failed test counts as one failure.
if (!ok && total.failed === 0) total.failed = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = ok ? 0 : 1;

async function run(stage: Stage): Promise<boolean> {
  if (stage.report) rmSync(stage.report, { force: true });
  try {
    const succeeded = await execute(stage, (await stage.environment?.()) ?? {});
    const { passed, failed } = countsOf(stage);
    total.passed += passed;
    total.failed += failed;
    return succeeded && failed === 0;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function countsOf({ name, report, count }: Stage): Counts {
  if (!report || !count) return { passed: 0, failed: 0 };
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    throw new Error(`The ${name} ended without a report.`);
  }
}

async function execute({ name, command, isBeside }: Stage, environment: Environment): Promise<boolean> {
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  });
  const [[code], ...results] = await Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ]);
  if (code !== 0 && isBeside) failedChecks.push(`\n— ${name}\n${results.join('')}`);
  return code === 0;
}

async function browserEnvironment(): Promise<Environment> {
  const child = spawn(process.execPath, ['tools/browser.mjs', 'shell'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = (await child.stdout.setEncoding('utf8').toArray()).join('');
  if (!answer) throw new Error('No browser was found, and the end-to-end tests need one.');
  const { path, env } = JSON.parse(answer);
  return { ...env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
}

/** The program of an installed package, run with the current Node and without a shell. */
function bin(name: string, ...args: string[]): string[] {
  const shim = join(root, 'node_modules/.bin', name);
  return process.platform === 'win32' ? ['cmd.exe', '/c', `${shim}.cmd`, ...args] : [shim, ...args];
}
