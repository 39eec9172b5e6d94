import { pathToFileURL } from 'node:url';
import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import { addDays, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { storeRecipeFacts } from '@plateful/server/modules/recipes/store-facts.service.ts';
import type { Browser } from '@plateful/server/testing/browser.ts';
import { archiveLists } from './archived-lists.ts';
import { median } from './median.ts';
import { storeOwnRecipes, timesOf } from './own-recipes.ts';
import { signUp, startProduct } from './product.ts';

const few = 500;
const many = Number(process.env.BENCH_RECIPES ?? 50_000);
const lists = { few: 1, many: 52 } as const;
/** Maximum ratio of a route's times for the large and the small account. */
const bar = 1.3;
const rounds = 12;
const atOnce = 15;
const monday = '2026-11-23';

type Product = Awaited<ReturnType<typeof startProduct>>;
type Person = { browser: Browser; userId: string; recipeId: string };

/** Two accounts on one server, measured alternately: 500 recipes and one list, 50,000 and a year of lists. */
export async function growth(report = (_line: string) => {}): Promise<string[]> {
  const product = await startProduct();
  try {
    const { pool, browser, userId } = product;
    await storeOwnRecipes(pool, userId, few);
    await storeRecipeFacts(product.context);
    const other = await signUp(product.origin, 'much@example.com');
    await copyRecipes(product, userId, other.userId);
    const small = await fillHousehold(product, { browser, userId }, lists.few);
    const large = await fillHousehold(product, other, lists.many);
    await pool.query('vacuum analyze');

    const lines: string[] = [];
    const say = (line: string) => {
      lines.push(line);
      report(line);
    };
    say(
      `Who keeps ${many} recipes and ${lists.many} lists beside who keeps ${few} and ${lists.few}, bar ${bar} ×`,
    );
    const compare = async (name: string, ask: (person: Person) => Promise<void>) => {
      const { little, much } = await inTurns(
        () => ask(small),
        () => ask(large),
      );
      say(
        `${name.padEnd(46)} ${much.toFixed(2).padStart(8)} ms   ${(much / little).toFixed(2)} × the ${little.toFixed(2)} ms`,
      );
    };
    for (const [name, ask] of routes) await compare(name, ask);
    const ownRecipes = Math.min(many, ownRecipeBounds.recipes - 1);
    await keepRecipes(product, other.userId, ownRecipes);
    await compare(`A recipe is written and removed, with ${ownRecipes}`, writeAndRemove);
    return lines;
  } finally {
    await product.stop();
  }
}

const get = (path: string) => async (person: Person) => {
  const { status, text } = await person.browser.get(path.replace(':id', person.recipeId));
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
};
const search = (query: string) => get(`/api/recipes/search?${new URLSearchParams({ query })}`);
const words = (query: string) => get(`/api/own-recipes?${new URLSearchParams({ search: query })}`);
const sinceWeeks = Array.from(
  { length: 8 },
  (_, index) => `${addDays(monday, 7 * (index - 7))}T00:00:00Z`,
).join(',');

const routes: [string, (person: Person) => Promise<void>][] = [
  ['Own recipes, the first page', get('/api/own-recipes')],
  ['Own recipes, whole, six of them', get('/api/user/recipes?limit=6')],
  ['Own recipes with a word that many have', words('onion')],
  ['Own recipes with a word that few have', words('saffron')],
  ['Own recipes with a word that one in a hundred has', words('heat')],
  ['Own recipes with a word that none has', words('qwertz')],
  ['Own recipes with two words', words('chick lemon')],
  ['Own recipes with a tag', get('/api/own-recipes?tag=vegan')],
  ['Figures of the account', get('/api/user/overview')],
  ['Figures of the account, by weeks', get(`/api/user/overview?since=${sinceWeeks}`)],
  ['Search: chicken', search('chicken')],
  ['Search: saffron', search('saffron')],
  ['Search: lemon chicken soup', search('lemon chicken soup')],
  ['Search: chi', search('chi')],
  ['Search with slips: chiken tika', search('chiken tika')],
  ['Search that finds nothing', search('qwertz')],
  ['Search: vegan curry under 30 minutes', search('vegan curry under 30 minutes')],
  ['Favorites, the first page', get('/api/favorite-recipes')],
  ['One recipe', get('/api/recipe/:id')],
  ['A week', get(`/api/meal-plans?startDate=${monday}`)],
  ['Lists in use', get('/api/active-lists')],
  ['Archived lists, the first page', get('/api/archived-lists')],
];

async function writeAndRemove({ browser }: Person): Promise<void> {
  const document = {
    title: 'Written for the bench',
    description: null,
    lines: [{ text: '200 g rice' }, { text: '2 tomatoes, diced' }],
    steps: ['Cook the rice.'],
    cookingTime: 20,
    servings: 2,
    cuisineType: 'Thai',
    mealType: 'dinner',
    tags: ['Quick'],
  };
  const created = await browser.post('/api/own-recipes', { document, key: crypto.randomUUID() });
  const { recipe } = created.body as { recipe?: { id: string } };
  if (!recipe) throw new Error(`A recipe: ${created.status} ${created.text.slice(0, 200)}`);
  await browser.send('DELETE', `/api/own-recipes/${recipe.id}`);
}

/** Copies one account's recipes repeatedly to another, like imports: some hundred per statement. */
async function copyRecipes({ pool }: Product, from: string, to: string): Promise<void> {
  for (let copied = 0; copied < many; copied += few) {
    await pool.query(
      `insert into recipes ("userId", title, description, ingredients, steps, "cookingTime", servings, "cuisineType",
         "mealType", "nutritionInfo", tags, origin, "storedFacts", "searchTerms", "createdAt")
       select $2, title || ' ' || $3, description, ingredients, steps, "cookingTime", servings, "cuisineType",
         "mealType", "nutritionInfo", tags, origin, "storedFacts", "searchTerms", now() - interval '200 days' + $3::int * interval '1 day'
       from recipes where "userId" = $1`,
      [from, to, copied / few],
    );
  }
}

/** An account with more than it may hold, as no person can have, could not write another one. */
async function keepRecipes({ pool }: Product, userId: string, count: number): Promise<void> {
  await pool.query(
    'delete from recipes where id in (select id from recipes where "userId" = $1 order by title offset $2)',
    [userId, count],
  );
  await pool.query('vacuum analyze');
}

/** A planned week, its list and as many archived ones, and some favorites. */
async function fillHousehold(
  { pool }: Product,
  person: Omit<Person, 'recipeId'>,
  count: number,
): Promise<Person> {
  const { browser, userId } = person;
  const { rows } = await pool.query<{ id: string }>(
    'select id from recipes where "userId" = $1 order by title limit 50',
    [userId],
  );
  const meals = weekFrom(monday).flatMap((date, day) =>
    ['breakfast', 'lunch', 'dinner'].map((mealType, meal) => ({
      recipeId: rows[day * 3 + meal]!.id,
      date,
      mealType,
    })),
  );
  await pool.query(
    `insert into meal_plans ("userId", "recipeId", date, "mealType", servings)
     select $1, m."recipeId", m.date, m."mealType", 4
     from jsonb_to_recordset($2) as m("recipeId" uuid, date text, "mealType" text)`,
    [userId, JSON.stringify(meals)],
  );
  await browser.post('/api/generate-shopping-list', { startDate: monday, endDate: addDays(monday, 6) });
  await archiveLists(pool, userId, count);
  await pool.query('insert into favorites ("userId", "recipeId") select $1, unnest($2::uuid[])', [
    userId,
    rows.map(({ id }) => id),
  ]);
  return { ...person, recipeId: rows[0]!.id };
}

/** Medians of alternating runs, so that other load affects both. */
async function inTurns(runLittle: () => Promise<void>, runMuch: () => Promise<void>) {
  const [little, much]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round++) {
    const [first, second] = [await timesOf(runLittle, atOnce), await timesOf(runMuch, atOnce)];
    // The first round warms up.
    if (round < 0) continue;
    little.push(...first);
    much.push(...second);
  }
  return { little: median(little), much: median(much) };
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  await growth(console.log);
}
