import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { median } from '../median.ts';
import { fillHousehold, type Household } from './households.ts';
// @ts-expect-error: a script in plain JavaScript
import { loopDelayQuestion } from './loop-delay.mjs';
import { type RunningProduct, startProduct } from './running-product.ts';
import { atMost, type Figure } from './scenario.ts';
import { addUsers, ask, type ChaosUser } from './users.ts';

const rounds = 15;
const barMs = 15;
/** Background work of a first start is done by then. */
export const settledMs = 15_000;

/** Node flags with which `loopDelayOf` works. */
export const watched = ['--import', fileURLToPath(new URL('loop-delay.mjs', import.meta.url))];

/** Milliseconds. */
type LoopDelay = { longest: number; p99: number };

export async function loopDelayOf(product: RunningProduct): Promise<LoopDelay> {
  const answer = once(product.process(), 'message');
  product.process().send(loopDelayQuestion);
  const [delay] = (await answer) as [LoopDelay];
  return delay;
}

type Work = {
  what: string;
  path: string;
  body?: (round: number) => object;
  query?: (round: number) => string;
};

const works = ({ days, recipeId }: Household): Work[] => [
  { what: 'a page that reads next to nothing', path: '/api/auth/user' },
  { what: 'generate 3 recipes', path: '/api/generate-recipes', body: () => ({ count: 3 }) },
  { what: 'generate 10 recipes', path: '/api/generate-recipes', body: () => ({ count: 10 }) },
  {
    what: 'sample recipes of other limits',
    path: '/api/sample-recipes',
    query: (round) => `count=10&seed=${round}`,
  },
  {
    what: 'a composed day of another seed',
    path: '/api/composed-day',
    query: (round) => `seed=${round % 4}&diet=${diets[Math.floor(round / 4) % diets.length]}`,
  },
  { what: 'search', path: '/api/recipes/search', query: (round) => `query=${words[round % words.length]}` },
  { what: 'make a list of 21 meals', path: '/api/generate-shopping-list', body: () => days },
  {
    what: 'plan a week',
    path: '/api/plan-week',
    body: (round) => ({ startDate: `2028-0${1 + (round % 9)}-03` }),
  },
  { what: 'own recipes', path: '/api/user/recipes' },
  {
    what: 'read a recipe while it is written',
    path: '/api/own-recipes/reading',
    body: () => ({ lines: typed }),
  },
  { what: 'the steps of a recipe', path: `/api/recipe/${recipeId}/steps` },
];

const diets = ['Vegetarian', 'Vegan', 'Gluten-Free'];
const words = ['chicken', 'soup under 30 minutes', 'vegan curry', 'pasta', 'breakfast without nuts', 'lemon'];
const typed = Array.from({ length: 20 }, (_, index) => ({
  text: `${index + 1} cups chopped tomatoes, drained`,
}));

/** How long a single request blocks the event loop at most (median), without other load. */
export async function blockedEventLoop(): Promise<Figure[]> {
  const product = await startProduct({ flags: watched });
  try {
    // The first start creates the demo household meanwhile.
    await sleep(settledMs);
    const source = await databaseOf(product);
    const people = await addUsers(product, source, 1, 'pro');
    const household = await fillHousehold(product, source, people);
    const figures: Figure[] = [];
    for (const work of works(household)) figures.push(await measure(product, people[0]!, work));
    return figures;
  } finally {
    await product.remove();
  }
}

async function measure(
  product: RunningProduct,
  person: ChaosUser,
  { what, path, body, query }: Work,
): Promise<Figure> {
  const delays: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await loopDelayOf(product);
    const url = `${product.origin}${path}${query ? `?${query(round)}` : ''}`;
    const { status, body: answer } = await ask(person, url, body?.(round));
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    const { longest } = await loopDelayOf(product);
    // The first round loads lazily initialized data.
    if (round > 0) delays.push(longest);
  }
  return atMost(what, median(delays), barMs, 'ms');
}
