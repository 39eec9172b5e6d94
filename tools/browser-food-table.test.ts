import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The parts of the domain that the browser may load: short lists and plain rules without foods. */
const light = [
  'domain/src/cookbook/dish.ts',
  'domain/src/foods/aisle.ts',
  'domain/src/foods/food.ts',
  'domain/src/foods/other-languages.ts',
  'domain/src/vocabulary/parse-url.ts',
  'domain/src/vocabulary/source-line.ts',
  'domain/src/ingredient-lines/ingredient.ts',
  'domain/src/ingredient-lines/list-language.ts',
  'domain/src/merging/hybrid-clock.ts',
  'domain/src/merging/merge-profile.ts',
  'domain/src/merging/merge-sequence.ts',
  'domain/src/merging/three-way.ts',
  'domain/src/own-recipes/recipe-document.ts',
  'domain/src/quantities/format-amount.ts',
  'domain/src/quantities/kitchen-amount.ts',
  'domain/src/quantities/kitchen-units.ts',
  'domain/src/quantities/numbers.ts',
  'domain/src/quantities/food-emoji.ts',
  'domain/src/receipts/receipt.ts',
  'domain/src/quantities/memoize.ts',
  'domain/src/quantities/tokens.ts',
  'domain/src/quantities/units.ts',
  'domain/src/quantities/counted-things.ts',
  'domain/src/recipes/arrange-plate.ts',
  'domain/src/recipes/cuisine-tint.ts',
  'domain/src/recipes/method.ts',
  'domain/src/recipes/safety-claims.ts',
  'domain/src/recipes/scale-ingredient.ts',
  'domain/src/recipes/scale-method.ts',
  'domain/src/recipes/text-claims.ts',
  'domain/src/recipes/timers.ts',
  'domain/src/recipes/allowed-side.ts',
  'domain/src/recipes/within-limits.ts',
  'domain/src/quantities/undecomposed-letters.ts',
  'domain/src/quantities/unit-systems.ts',
  'domain/src/quantities/inches.ts',
  'domain/src/quantities/us-amounts.ts',
  'domain/src/quantities/us-measures.ts',
  'domain/src/quantities/us-packs.ts',
  'domain/src/shopping/item-order.ts',
  'domain/src/shopping/list-item.ts',
  'domain/src/shopping/section-places.ts',
  'domain/src/shopping/typed-items.ts',
  'domain/src/vocabulary/main-foods.ts',
  'domain/src/vocabulary/options.ts',
  'domain/src/vocabulary/product-name.ts',
  'domain/src/vocabulary/wording.ts',
  'domain/src/weeks/violated-rule.ts',
  'domain/src/weeks/copy-week.ts',
  'domain/src/weeks/edit-week.ts',
  'domain/src/weeks/meal-time.ts',
  'domain/src/weeks/plain-date.ts',
  'domain/src/weeks/time-zone.ts',
  'domain/src/weeks/stale-reasons.ts',
  'domain/src/weeks/week-action.ts',
  'domain/src/weeks/week-entry.ts',
];

test('no page loads the food table: of the domain the browser gets only what knows no food', () => {
  const heavy = [...filesFrom('web/src/app/entry-client.ts')]
    .filter(([file]) => file.startsWith('domain/') && !light.includes(file))
    .map(([file, importer]) => `${file}, imported by ${importer}`);
  expect(heavy).toEqual([]);
});

test('every page is followed to its end, through its components and the contract', () => {
  const files = filesFrom('web/src/app/entry-client.ts');
  for (const file of ['web/src/pages/shopping-list-page.tsx', 'contract/src/taste-profile.ts', ...light]) {
    expect([...files.keys()]).toContain(file);
  }
});

test('code that merges lines would load the food table', () => {
  expect([...filesFrom('domain/src/shopping/merge-lines.ts').keys()]).toContain('domain/src/foods/table.ts');
});

/** Each of our files that `entry` needs at run time, now or later, with one that imports it. */
function filesFrom(entry: string): Map<string, string> {
  const found = new Map([[entry, '']]);
  // Iterating a map also visits entries that are added meanwhile.
  for (const file of found.keys()) {
    for (const name of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const imported = fileOf(name, file);
      if (imported && !found.has(imported)) found.set(imported, file);
    }
  }
  return found;
}

/** The names that a file imports or passes on: at its head, for effect, or by a call; types are gone when it runs. */
function importsOf(text: string): string[] {
  const fromLine = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm;
  const called = /\bimport\(\s*'([^']+)'\s*\)/g;
  return [...text.matchAll(fromLine), ...text.matchAll(called)].map(([, name]) => name!);
}

/** Where a name leads within the repository; null for packages of others and for style sheets. */
function fileOf(name: string, importer: string): string | null {
  if (!/\.tsx?$/.test(name)) return null;
  const path = name.startsWith('.')
    ? relative(root, join(root, dirname(importer), name))
    : name.startsWith('#')
      ? name.replace('#', `${importer.split('/')[0]}/src/`)
      : name.replace(/^@plateful\/(\w+)\//, '$1/src/');
  if (!existsSync(join(root, path))) throw new Error(`${importer} imports ${name}, which does not exist.`);
  return path;
}
