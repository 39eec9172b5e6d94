import { setTimeout as sleep } from 'node:timers/promises';
import type { HybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { ask, type ChaosUser } from './users.ts';

/** A person's changes, and which of them were acknowledged. */
export type Diary = {
  person: ChaosUser;
  clock: HybridClock;
  count: number;
  list: { id: string; items: string[]; sent: number; acknowledged: number };
  /** Recipe ids, with the number in the title. */
  recipes: Map<string, number>;
  /** Numbers of acknowledged edits; each edit writes two notes on a separate day. */
  edits: Set<number>;
  /** Days that must have two notes or none. */
  sentEdits: Set<number>;
  /** State of the last comparison. */
  compared: { recipes: number; count: number };
};

export type Loss = { compared: number; lost: number; halfApplied: number };

export const foods = ['Flour', 'Butter', 'Sugar'];
export const slots = ['breakfast', 'dinner'] as const;

export function dayOf(number: number): PlainDate {
  return addDays('2027-01-04', number);
}

export function recipeOf(number: number) {
  return {
    title: `Bread ${number}`,
    description: null,
    lines: [{ text: `${number} g flour` }, { text: '350 ml water' }, { text: '1 tsp salt' }],
    steps: ['Mix everything.', 'Bake the dough in a hot oven for 40 minutes.'],
    cookingTime: 90,
    servings: 4,
    cuisineType: null,
    mealType: null,
    tags: [],
  };
}

export const noLoss: Loss = { compared: 0, lost: 0, halfApplied: 0 };

export function sum(a: Loss, b: Loss): Loss {
  return {
    compared: a.compared + b.compared,
    lost: a.lost + b.lost,
    halfApplied: a.halfApplied + b.halfApplied,
  };
}

/** Compares with the product's data: only changes since the last comparison, or everything if `all`. */
export async function compareDiary(diary: Diary, origin: string, all: boolean): Promise<Loss> {
  const from = all ? { recipes: 0, count: 1 } : diary.compared;
  diary.compared = { recipes: diary.recipes.size, count: diary.count };
  const list = await compareList(diary, origin);
  const recipes = await compareRecipes(diary, origin, from.recipes);
  return [list, recipes, await compareWeeks(diary, origin, from.count)].reduce(sum);
}

async function compareList({ person, list }: Diary, origin: string): Promise<Loss> {
  type Lists = { shoppingLists: { id: string; items: { amount: number }[] }[] };
  const { shoppingLists } = await read<Lists>(person, `${origin}/api/shopping-lists`);
  const items = shoppingLists.find(({ id }) => id === list.id)?.items ?? [];
  const amounts = new Set(items.map(({ amount }) => amount));
  const [amount = 0] = amounts;
  const isHalf = amounts.size > 1 || (items.length > 0 && items.length < foods.length);
  const isLost = amount < list.acknowledged || amount > list.sent;
  return { compared: 1, lost: Number(isLost), halfApplied: Number(isHalf) };
}

async function compareRecipes({ person, recipes }: Diary, origin: string, from: number): Promise<Loss> {
  const loss = { ...noLoss };
  for (const [id, number] of [...recipes].slice(from)) {
    loss.compared += 1;
    const { body } = await ask(person, `${origin}/api/own-recipes/${id}`);
    const { document } = body as { document?: ReturnType<typeof recipeOf> };
    const { title, lines, steps } = recipeOf(number);
    if (document?.title !== title) loss.lost += 1;
    else if (document.lines.length !== lines.length || document.steps.length !== steps.length) {
      loss.halfApplied += 1;
    }
  }
  return loss;
}

async function compareWeeks(diary: Diary, origin: string, from: number): Promise<Loss> {
  const { person, edits, sentEdits, count } = diary;
  const loss = { ...noLoss };
  for (let first = from; first <= count; first += 7) {
    type Week = { entries: { note: string | null }[] };
    const { entries } = await read<Week>(person, `${origin}/api/week?startDate=${dayOf(first)}`);
    for (let number = first; number < first + 7; number++) {
      const notes = entries.filter(({ note }) => note === `${number}`).length;
      if (edits.has(number)) loss.compared += 1;
      if (edits.has(number) && notes === 0) loss.lost += 1;
      else if (sentEdits.has(number) && notes !== 0 && notes !== slots.length) loss.halfApplied += 1;
    }
  }
  return loss;
}

async function read<T>(person: ChaosUser, url: string): Promise<T> {
  for (let left = 10; ; left--) {
    const { status, body } = await ask(person, url);
    if (status === 200) return body as T;
    if (left === 0) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
    await sleep(500);
  }
}
