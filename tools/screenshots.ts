// `npm run screenshots`: pictures of every screen at four widths, light and dark, with an index to look through them, in the
// ignored folder `screenshots/`.
import { execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const kept = join(root, 'screenshots');
const taken = mkdtempSync(join(tmpdir(), 'plateful-screens-'));
const widths = [360, 768, 1024, 1440];
const head = [
  `| Screen | ${widths.map((width) => `${width} px`).join(' | ')} |`,
  '| --- | --- | --- | --- | --- |',
];
const intro = [
  '# Every screen',
  '',
  'Made by `npm run screenshots`, not by hand. It starts the product with its demo household on a data directory of its own,',
  'walks through `e2e/screens`, and takes each screen at four widths, light and dark. Long pages end after 3,000 px. Weeks and',
  'lists are of January 2030 and show dishes of the library, the same at each run; what the demo household composed, and the',
  'dates of its account, are those of the day.',
  '',
];
/** In the order of the index. */
const areas = {
  home: 'Home, menu, cookies',
  recipes: 'Recipes',
  recipe: 'One recipe',
  taste: 'Taste preferences',
  receipts: 'Receipts',
  planner: 'Meal planner',
  list: 'Shopping list',
  account: 'Account',
  billing: 'Subscription',
  'sign-in': 'Signing in',
  site: 'Pages to read, and errors',
  'long-words': 'Long words',
};

try {
  const specs = process.argv.slice(2);
  await takePictures(specs);
  const files = globSync('*/*/*.png', { cwd: taken });
  // Some of them are taken anew beside the others; all of them also replace those of screens that are gone.
  if (specs.length === 0) {
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, 'README.md'), index(files));
  }
  for (const file of files) await keep(file);
} finally {
  rmSync(taken, { recursive: true, force: true });
}

async function takePictures(specs: string[]): Promise<void> {
  const found = execFileSync(process.execPath, [join(root, 'tools/browser.mjs')], { encoding: 'utf8' });
  const { path, env } = JSON.parse(found);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', '-c', 'e2e/screenshots.config.ts', ...specs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, CHROMIUM_PATH: path, SCREENSHOTS_DIR: taken },
  });
  child.on('exit', resolve);
  if ((await promise) !== 0)
    throw new Error('Not every screen could be reached: the kept pictures stay as they are.');
}

async function keep(file: string): Promise<void> {
  const target = join(kept, file.replace(/png$/, 'webp'));
  mkdirSync(dirname(target), { recursive: true });
  await sharp(join(taken, file)).webp({ quality: 60, effort: 2 }).toFile(target);
}

/** A table for each area, a row for each screen. */
function index(files: string[]): string {
  const screens = Map.groupBy(files.sort(), dirname);
  const sections = Object.entries(areas).map(([area, title]) => {
    const rows = [...screens].filter(([screen]) => dirname(screen) === area).map(row);
    return [`## ${title}`, '', ...head, ...rows, ''].join('\n');
  });
  return [...intro, ...sections].join('\n');
}

function row([screen, files]: [string, string[]]): string {
  const says = readFileSync(join(taken, screen, 'says.txt'), 'utf8');
  const cells = widths.map((width) =>
    ['light', 'dark']
      .filter((theme) => files.includes(join(screen, `${width}-${theme}.png`)))
      .map((theme) => `[${theme}](${screen}/${width}-${theme}.webp)`)
      .join(' · '),
  );
  return `| ${says} | ${cells.join(' | ')} |`;
}
