import { foodIds } from '../../foods/food-ids.ts';
import { plannedMealTypes } from '../../vocabulary/options.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { addDays } from '../../weeks/plain-date.ts';
import type { Candidate } from '../candidate.ts';
import type { WeekProblem } from '../week-problem.ts';

const monday = '2026-11-23';
const foods = foodIds('cabbage spinach milk chicken-thigh cilantro tofu carrot yogurt cherry-tomato');
const mains = foodIds('chicken-thigh tofu egg chickpea');
const sides = foodIds('basmati-rice potato');
const groups = ['poultry', 'soy', 'legume'];
const kinds = ['soup', 'stew', 'salad'];
const cuisines = ['Italian', 'Thai', 'Greek'];

/** Generates a few slots and synthetic candidates, deterministic by seed. */
export function tinyWeek(seed: number, days: number, count: number): WeekProblem {
  const random = randomFrom(seed);
  const randomOfPurchases = randomFrom(~seed - 1);
  const below = (max: number) => Math.floor(random() * max);
  const pick = pickFrom(random);
  const pickVariety = pickFrom(randomFrom(~seed));
  const candidates = Array.from({ length: count }, (_, at): Candidate => {
    const own = foods.filter(() => random() < 0.3);
    return {
      id: `dish-${at}`,
      dish: `dish-${below(count)}`,
      source: 'book',
      kind: pick([null, ...kinds]),
      main: pick([null, ...mains]),
      group: pickVariety([null, ...groups]),
      side: pickVariety([null, ...sides]),
      cuisine: pick([null, ...cuisines]),
      minutes: 10 + below(50),
      meals: plannedMealTypes.filter(() => random() < 0.6),
      nutrition: {
        calories: 250 + below(600),
        protein: 5 + below(40),
        carbs: 20 + below(60),
        fat: 5 + below(30),
        fiber: below(15),
        sugar: below(20),
        sodium: 100 + below(1200),
      },
      perishables: own.map((food) => ({ food, grams: 10 + below(150), tolerance: below(3) * below(10) })),
      bought: foods.filter((food) => own.includes(food) || randomOfPurchases() < 0.2),
      minServings: pick([1, 1, 2]),
      maxPeople: pick([2, 4, Number.MAX_SAFE_INTEGER]),
      taste: random(),
      atHome: [],
      inSeason: [],
      cost: pick([null, 1 + random()]),
    };
  });
  const slots = Array.from({ length: days }, (_, day) =>
    plannedMealTypes.map((mealType) => ({
      date: addDays(monday, day),
      mealType,
      eaters: 1 + below(3),
      maxMinutes: 20 + below(40),
    })),
  ).flat();
  const kept = slots.filter(() => random() < 0.15);
  return {
    open: slots.filter((slot) => !kept.includes(slot)),
    kept: kept.map(({ date, mealType, eaters }) => ({
      date,
      mealType,
      candidate: { ...pick(candidates), id: 'kept' },
      servings: eaters,
      buysNothing: random() < 0.3,
    })),
    candidates,
    shopDays: [monday, addDays(monday, 3)].slice(0, 1 + below(2)),
    aims: {
      energy: { breakfast: 420, lunch: 560, dinner: 600 },
      protein: 45,
      fiber: 14,
      sodium: 1150,
      favorites: [pick(cuisines)],
    },
    wastePreference: random(),
    budget: pick([null, 20]),
  };
}

function pickFrom(random: () => number) {
  return <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
}
