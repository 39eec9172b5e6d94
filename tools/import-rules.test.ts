import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaces = ['domain', 'contract', 'stripe-sandbox', 'server', 'web', 'e2e'];
const restricted = 'noRestrictedImports';

/** The layers of the domain, lowest first: a file may import its own layer and those below. */
const layers = [
  'vocabulary',
  'merging',
  'weeks',
  'quantities',
  'foods',
  'ingredient-lines',
  'nutrition',
  'safety',
  'recipes',
  'shopping',
  'receipts',
  'purchases',
  'prices',
  'imported-recipes',
  'cookbook',
  'own-recipes',
  'search',
  'recipe-files',
  'model-recipes',
  'planning',
];
/** The name of a custom rule in Biome's report. */
const floorsRule = 'plugin';

/** A file, what it imports against the rules, and the rule that says so. */
const planted: [file: string, imported: string, rule: string][] = [
  ['domain/src/foods/reads-files.ts', 'node:fs', restricted],
  ['domain/src/foods/knows-the-contract.ts', '@plateful/contract/bounds.ts', restricted],
  ['contract/src/knows-the-server.ts', '@plateful/server/errors.ts', restricted],
  ['contract/src/reads-files.ts', 'node:fs', restricted],
  ['server/src/modules/soups/soups.routes.ts', './soups.repository.ts', restricted],
  ['server/src/modules/soups/stews.routes.ts', '#db/tables/users.ts', restricted],
  ['server/src/modules/soups/soups.service.ts', 'fastify', restricted],
  ['server/src/modules/soups/bread.service.ts', 'drizzle-orm', restricted],
  ['server/src/modules/soups/salad.service.ts', '#db/tables/users.ts', restricted],
  ['server/src/modules/soups/pie.service.ts', '#modules/recipes/recipes.repository.ts', restricted],
  ['server/src/modules/soups/cake.service.ts', '#adapters/identity/accounts.ts', restricted],
  ['server/src/modules/soups/tea.service.ts', '../recipes/recipes.service.ts', restricted],
  ['server/src/modules/soups/soups.repository.ts', './soups.service.ts', restricted],
  ['server/src/modules/soups/stews.repository.ts', '#http/api.ts', restricted],
  ['server/src/modules/soups/soups.ts', 'drizzle-orm', restricted],
  ['server/src/http/bread.ts', 'drizzle-orm', restricted],
  ['server/src/http/pie.ts', '#db/tables/users.ts', restricted],
  ['server/src/adapters/bread.ts', 'drizzle-orm', restricted],
  ['server/src/adapters/payments/bread.ts', 'drizzle-orm', restricted],
  ['server/src/adapters/pie.ts', 'pg-boss', restricted],
  ['server/src/bread.ts', 'drizzle-orm', restricted],
  ['server/src/ports/soup.ts', '#adapters/mailer/mailer.ts', restricted],
  ['server/src/ports/stew.ts', '#context.ts', restricted],
  ['server/src/ports/bread.ts', '#db/database.ts', restricted],
  ['server/src/runtime/soup.ts', '#context.ts', restricted],
  ['server/src/runtime/stew.ts', '#modules/recipes/recipes.service.ts', restricted],
  ['server/src/http/soups.ts', '#modules/recipes/recipes.service.ts', restricted],
  ['server/src/db/soups.ts', '#modules/recipes/recipes.service.ts', restricted],
  ['server/src/adapters/soups.ts', '#modules/recipes/recipes.service.ts', restricted],
  ['stripe-sandbox/src/knows-the-product.ts', '@plateful/server/errors.ts', restricted],
  ['stripe-sandbox/src/knows-the-contract.ts', '@plateful/contract/bounds.ts', restricted],
  ['stripe-sandbox/src/knows-food.ts', '@plateful/domain/foods/food.ts', restricted],
  ['stripe-sandbox/src/undeclared.ts', 'drizzle-orm', 'noUndeclaredDependencies'],
  ['server/src/soup.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/testing/soup.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/http/stew.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/db/stew.ts', '@plateful/stripe-sandbox/store.ts', restricted],
  ['server/src/adapters/stew.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/adapters/payments/soup.ts', '#modules/recipes/recipes.service.ts', restricted],
  ['server/src/modules/soups/till.service.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/modules/soups/till.repository.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['server/src/modules/soups/till.routes.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['contract/src/knows-the-sandbox.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['web/src/lib/till.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['web/src/features/soups/till.ts', '@plateful/stripe-sandbox/sandbox.ts', restricted],
  ['web/src/ui/soup.ts', '@plateful/domain/vocabulary/options.ts', restricted],
  ['web/src/ui/stew.ts', '#lib/api.ts', restricted],
  ['web/src/lib/soup.ts', '#ui/button.tsx', restricted],
  ['web/src/lib/stew.ts', '#entities/recipe/recipe-card.tsx', restricted],
  ['web/src/ui/bread.ts', '#entities/recipe/recipe-card.tsx', restricted],
  ['web/src/entities/soup/soup.ts', '#features/meal-plan/planner.tsx', restricted],
  ['web/src/entities/soup/stew.ts', '#pages/home-page.tsx', restricted],
  ['web/src/entities/soup/bread.ts', '../recipe/recipe-card.tsx', restricted],
  ['web/src/features/soups/soup.ts', '#features/meal-plan/planner.tsx', restricted],
  ['web/src/features/soups/stew.ts', '#pages/home-page.tsx', restricted],
  ['web/src/features/soups/bread.ts', '../meal-plan/planner.tsx', restricted],
  ['web/src/pages/soup-page.ts', '#app/router.tsx', restricted],
  ['web/src/app/soup.ts', '@plateful/server/errors.ts', restricted],
  ['domain/src/foods/egg.ts', './hen.ts', 'noImportCycles'],
  ['domain/src/foods/hen.ts', './egg.ts', 'noImportCycles'],
  ...layers.flatMap((layer, index) =>
    layers.slice(index + 1).flatMap((higher): [string, string, string][] => [
      [`domain/src/${layer}/looks-up-to-${higher}.ts`, `../${higher}/roof.ts`, floorsRule],
      [`domain/src/${layer}/data/looks-up-to-${higher}.ts`, `../../${higher}/roof.ts`, floorsRule],
    ]),
  ),
  ['server/src/undeclared.ts', 'left-pad', 'noUndeclaredDependencies'],
];

/** Imports that the same files may have; a rule that rejects everything would prove nothing. */
const allowed: [file: string, imported: string][] = [
  ['domain/src/foods/soup.ts', './food.ts'],
  ...layers.flatMap((layer, index) =>
    layers
      .slice(0, index)
      .map((lower): [string, string] => [
        `domain/src/${layer}/looks-down-to-${lower}.ts`,
        `../${lower}/cellar.ts`,
      ]),
  ),
  ['domain/src/foods/looks-up.test.ts', '../recipes/recipe.ts'],
  ['contract/src/soups.ts', '@plateful/domain/vocabulary/options.ts'],
  ['server/src/modules/soups/fine.routes.ts', './fine.service.ts'],
  ['server/src/modules/soups/fine.service.ts', '#modules/recipes/recipes.service.ts'],
  ['server/src/modules/soups/fine.repository.ts', '#db/tables/users.ts'],
  ['server/src/adapters/fine.ts', '#ports/mailer.ts'],
  ['server/src/ports/fine.ts', '@plateful/contract/bounds.ts'],
  ['server/src/runtime/fine.ts', '#ports/log.ts'],
  ['server/src/adapters/payments/fine.ts', '@plateful/stripe-sandbox/sandbox.ts'],
  ['stripe-sandbox/src/fine.ts', 'stripe'],
  ['web/src/ui/fine.tsx', '@plateful/domain/recipes/arrange-plate.ts'],
  ['web/src/entities/soup/fine.ts', '#entities/recipe/recipe-card.tsx'],
  ['web/src/features/soups/fine.ts', '#entities/recipe/recipe-card.tsx'],
  ['web/src/pages/fine-page.ts', '#features/meal-plan/planner.tsx'],
];

const folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
afterAll(() => rm(folder, { recursive: true }));
const complaints = await lintPlanted();

test.each(planted)('%s may not import %s', (file, _imported, rule) => {
  expect(complaints.get(file)).toContain(rule);
});

test.each(allowed)('%s may import %s', (file) => {
  const rules = complaints.get(file) ?? [];
  expect(rules).not.toContain(restricted);
  expect(rules).not.toContain(floorsRule);
});

test('every folder of the domain has its layer', async () => {
  // Only tests import `testing`.
  expect((await readdir(join(root, 'domain/src'))).toSorted()).toEqual([...layers, 'testing'].toSorted());
});

test('two files of which each needs a type of the other are refused', () => {
  expect(complaints.get('domain/src/foods/chicken.ts')).toContain('noImportCycles');
});

test('only the configuration reads the environment', () => {
  for (const file of ['server/src/modules/soups/salt.service.ts', 'server/src/http/salt.ts']) {
    expect(complaints.get(file)).toContain('noProcessEnv');
  }
  expect(complaints.get('server/src/config.ts') ?? []).not.toContain('noProcessEnv');
});

test('a file that only passes on what others export is refused', () => {
  expect(complaints.get('web/src/ui/barrel.ts')).toContain('noBarrelFile');
});

/** The names of the rules that each file breaks, under the configuration of the repository. */
async function lintPlanted(): Promise<Map<string, string[]>> {
  for (const name of [
    'biome.jsonc',
    'domain/layers.grit',
    '.gitignore',
    'package.json',
    ...workspaces.map((w) => `${w}/package.json`),
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(root, name), join(folder, name));
  }
  for (const [file, imported] of [...planted, ...allowed]) {
    await plant(file, `import * as imported from '${imported}';\nexport const used = imported;\n`);
  }
  await plant('domain/src/foods/chicken.ts', typeOf('Omelette', './omelette.ts', 'Chicken'));
  await plant('domain/src/foods/omelette.ts', typeOf('Chicken', './chicken.ts', 'Omelette'));
  for (const file of ['modules/soups/salt.service.ts', 'http/salt.ts', 'config.ts']) {
    await plant(`server/src/${file}`, 'export const port = process.env.PORT;\n');
  }
  await plant('web/src/ui/barrel.ts', "export { cn } from './class-names.ts';\n");
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const byFile = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    byFile.set(file, [...(byFile.get(file) ?? []), category.split('/').at(-1) ?? '']);
  }
  return byFile;
}

function typeOf(imported: string, from: string, exported: string): string {
  return `import type { ${imported} } from '${from}';\nexport type ${exported} = { of: ${imported} };\n`;
}

type Diagnostic = { category: string; location: { path: string | { file: string } } };

async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}
