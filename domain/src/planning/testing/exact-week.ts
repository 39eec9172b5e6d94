import { adjustmentStep } from '../candidate.ts';
import { maxSameBreakfasts, styleOf } from '../repetition.ts';
import { isHurried, neutralCost, oddity } from '../week-balance.ts';
import { cuisineShares, groupShares, mainShare, points, sideShare } from '../week-points.ts';
import { type Compiled, gramsFor, servingsIn } from '../week-problem.ts';
import { gramsPerPoint } from '../week-state.ts';
import { exactText, type Sum, textOf } from './linear-sum.ts';

/**
 * A week as a mixed-integer program in the LP format. Its optimum plus `constant` is the minimum of the week's
 * objective. Every slot must be fillable. An independent formulation of the rules of `week-balance.ts`,
 * `repetition.ts` and `week-state.ts`.
 */
export function weekAsProgram(compiled: Compiled): { text: string; constant: number } {
  const { problem, fitting, dayOf, days, foods, freshness } = compiled;
  const { open, kept, candidates, aims, budget, wastePreference } = problem;
  const rows: string[] = [];
  const objective: Sum = new Map();
  const whole: string[] = [];
  const binary: string[] = [];
  const add = (sum: Sum, name: string, by: number) => sum.set(name, (sum.get(name) ?? 0) + by);
  const row = (sum: Sum, relation: string, right: number) => {
    if (sum.size > 0) rows.push(`${textOf(sum)} ${relation} ${exactText(right)}`);
  };
  const variable = (slot: number, at: number) => `x_${slot}_${at}`;
  const meals = [
    ...open.flatMap((each, slot) =>
      Array.from(fitting[slot]!, (at) => ({
        name: variable(slot, at),
        isBreakfast: each.mealType === 'breakfast',
        isHurried: isHurried(each),
        day: dayOf[slot]!,
        eaters: each.eaters,
        one: candidates[at]!,
        servings: servingsIn(candidates[at]!, open[slot]!),
      })),
    ),
  ];
  const fixed = kept.map(({ candidate, mealType, date, servings, buysNothing }) => ({
    isBreakfast: mealType === 'breakfast',
    isHurried: isHurried({ date, mealType }),
    day: compiled.dayAt(date),
    one: candidate,
    servings: buysNothing ? 0 : servings,
  }));
  open.forEach((_, slot) => {
    row(new Map(Array.from(fitting[slot]!, (at) => [variable(slot, at), 1])), '=', 1);
  });
  const late = ({ one, isHurried }: Pick<(typeof meals)[number], 'one' | 'isHurried'>) =>
    isHurried ? points.longMorning * Math.max(0, one.minutes - points.morning) : 0;
  const odd = ({ one, isBreakfast }: Pick<(typeof meals)[number], 'one' | 'isBreakfast'>) =>
    isBreakfast ? oddity(one) : 0;
  const boughtAnyway = new Set(fixed.flatMap(({ one, servings }) => (servings > 0 ? one.bought : [])));
  const constant = fixed.reduce(
    (sum, meal) => sum + 1 - meal.one.taste + odd(meal) + late(meal),
    points.food * boughtAnyway.size,
  );
  for (const { name, one, servings, eaters, ...meal } of meals) {
    binary.push(name);
    const surplus = points.surplus * (servings - eaters);
    add(objective, name, 1 - one.taste + surplus + odd({ ...meal, one }) + late({ ...meal, one }));
  }

  // Perishables: whole packs opened on each day, and grams taken from them until the day they spoil, which tolerance.
  const { forTaste, forLittleWaste } = gramsPerPoint;
  const perTenth = 1 / (10 * forTaste * (forLittleWaste / forTaste) ** wastePreference);
  foods.forEach((food, index) => {
    const { pack, goodUntil } = freshness[index]!;
    const gramsOf = (candidate: (typeof meals)[number]['one'], servings: number) =>
      candidate.perishables.reduce(
        (sum, each) => sum + (each.food === food ? gramsFor(each.grams, servings) : 0),
        0,
      );
    const toleranceOf = (candidate: (typeof meals)[number]['one'], servings: number) =>
      candidate.perishables.reduce(
        (sum, each) =>
          sum +
          (each.food === food
            ? 10 * adjustmentStep * Math.floor((each.tolerance * servings) / adjustmentStep)
            : 0),
        0,
      );
    const supply: Sum[] = Array.from({ length: days }, () => new Map());
    for (let opened = 0; opened < days; opened += 1) {
      const packs = `n_${index}_${opened}`;
      whole.push(packs);
      add(objective, packs, pack * perTenth);
      const taken: Sum = new Map([[packs, -pack]]);
      for (let day = opened; day <= Math.max(opened, goodUntil[opened]!) && day < days; day += 1) {
        const flow = `y_${index}_${opened}_${day}`;
        add(taken, flow, 1);
        add(supply[day]!, flow, 1);
        add(objective, flow, -perTenth);
      }
      row(taken, '<=', 0);
    }
    for (let day = 0; day < days; day += 1) {
      const least: Sum = new Map(supply[day]!);
      const most: Sum = new Map(supply[day]!);
      let need = 0;
      for (const meal of fixed) if (meal.day === day) need += gramsOf(meal.one, meal.servings);
      for (const meal of meals) {
        const grams = meal.day === day ? gramsOf(meal.one, meal.servings) : 0;
        if (grams === 0) continue;
        const tolerance = toleranceOf(meal.one, meal.servings);
        add(least, meal.name, tolerance - grams);
        add(most, meal.name, -tolerance - grams);
      }
      row(least, '>=', need);
      row(most, '<=', need);
    }
  });

  // Each food that is bought, whether for one meal or several.
  const optional = new Set(meals.flatMap(({ one }) => one.bought)).difference(boughtAnyway);
  for (const food of optional) {
    const name = `b_${food.replaceAll('-', '_')}`;
    add(objective, name, points.food);
    for (const meal of meals) {
      if (!meal.one.bought.includes(food)) continue;
      row(
        new Map([
          [name, 1],
          [meal.name, -1],
        ]),
        '>=',
        0,
      );
    }
  }

  // Nutrition and cost: the deviation outside the band.
  const kcal = [...open, ...kept].reduce((sum, { mealType }) => sum + aims.energy[mealType], 0);
  const beyond = (
    name: string,
    weight: number,
    figure: (meal: Pick<(typeof meals)[number], 'one' | 'servings' | 'day'>) => number,
    wanted: number,
    sign: 1 | -1,
    band: number,
  ) => {
    add(objective, name, weight);
    const sum: Sum = new Map([[name, 1]]);
    for (const meal of meals) add(sum, meal.name, (-sign * figure(meal)) / wanted);
    const already = fixed.reduce((total, meal) => total + figure(meal), 0) / wanted;
    row(sum, '>=', sign * (already - 1) - band);
  };
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const { band } = points;
  const perKcal = kcal / 1000;
  beyond('over', points.energy, ({ one }) => tenth(one.nutrition.calories), kcal, 1, band);
  beyond('under', points.energy, ({ one }) => tenth(one.nutrition.calories), kcal, -1, band);
  beyond(
    'protein',
    points.protein,
    ({ one }) => tenth(one.nutrition.protein),
    aims.protein * perKcal,
    -1,
    band,
  );
  beyond('fiber', points.fiber, ({ one }) => tenth(one.nutrition.fiber), aims.fiber * perKcal, -1, band);
  beyond('sodium', points.sodium, ({ one }) => tenth(one.nutrition.sodium), aims.sodium * perKcal, 1, band);
  for (let day = 0; day < days; day += 1) {
    const ofDay = [...open, ...kept].filter(({ date }) => compiled.dayAt(date) === day);
    const wanted = ofDay.reduce((sum, { mealType }) => sum + tenth(aims.energy[mealType]), 0);
    if (wanted === 0) continue;
    const weight = (points.dayEnergy * wanted) / 1000;
    const dayBand = tenth(points.dayBand * wanted) / wanted;
    const figure = (meal: Pick<(typeof meals)[number], 'one' | 'day'>) =>
      meal.day === day ? tenth(meal.one.nutrition.calories) : 0;
    beyond(`much_${day}`, weight, figure, wanted, 1, dayBand);
    beyond(`little_${day}`, weight, figure, wanted, -1, dayBand);
  }
  if (budget !== null)
    beyond(
      'cost',
      points.budget,
      ({ one, servings }) => (one.cost ?? neutralCost(problem)) * servings,
      budget,
      1,
      0,
    );

  // Repetition: a penalty for each pair, and for a cuisine beyond its share.
  type Place = { sum: Sum; known: number };
  const place = (
    has: (candidate: (typeof meals)[number]['one'], isBreakfast: boolean, day: number) => boolean,
  ): Place[] => [
    ...open.map(
      (_, slot): Place => ({
        sum: new Map(
          meals
            .filter(
              ({ name, one, isBreakfast, day }) =>
                name.startsWith(`x_${slot}_`) && has(one, isBreakfast, day),
            )
            .map(({ name }) => [name, 1]),
        ),
        known: 0,
      }),
    ),
    ...fixed.map(
      ({ one, isBreakfast, day }): Place => ({ sum: new Map(), known: has(one, isBreakfast, day) ? 1 : 0 }),
    ),
  ];
  let pairs = 0;
  const pair = (one: Place, other: Place, weight: number) => {
    if (one.sum.size + one.known === 0 || other.sum.size + other.known === 0) return;
    const name = `p_${pairs}`;
    pairs += 1;
    add(objective, name, weight);
    const sum: Sum = new Map([[name, 1]]);
    for (const key of [...one.sum.keys(), ...other.sum.keys()]) add(sum, key, -1);
    row(sum, '>=', one.known + other.known - 1);
  };
  const allPairs = (places: readonly Place[], weight: number) =>
    places.forEach((one, at) => {
      for (const other of places.slice(at + 1)) pair(one, other, weight);
    });
  const all = [...candidates, ...kept.map(({ candidate }) => candidate)];
  const distinct = <T>(values: readonly (T | null)[]) =>
    [...new Set(values)].filter((value) => value !== null);
  for (const kind of distinct(all.map((candidate) => candidate.kind))) {
    allPairs(
      place((candidate, isBreakfast) => !isBreakfast && candidate.kind === kind),
      points.kindAgain,
    );
  }
  for (const style of distinct(all.map(styleOf))) {
    allPairs(
      place((candidate, isBreakfast) => !isBreakfast && styleOf(candidate) === style),
      points.styleAgain,
    );
  }
  /** A penalty for the first meal beyond a share, twice as much for the second, and so on. */
  const beyondShare = (name: string, weight: number, places: readonly Place[], share: number) => {
    const known = places.reduce((total, one) => total + one.known, 0);
    for (let most = share; most < places.length; most += 1) {
      const sum: Sum = new Map([[`${name}_${most}`, 1]]);
      add(objective, `${name}_${most}`, weight);
      for (const { sum: own } of places) for (const key of own.keys()) add(sum, key, -1);
      row(sum, '>=', known - most);
    }
  };
  for (const [at, main] of distinct(all.map((candidate) => candidate.main)).entries()) {
    const on = Array.from({ length: days }, (_, day) =>
      place((candidate, isBreakfast, when) => !isBreakfast && candidate.main === main && when === day),
    );
    on.forEach((places, day) => {
      allPairs(places, points.mainAgain);
      for (const one of places) for (const other of on[day + 1] ?? []) pair(one, other, points.mainAgain);
    });
    const places = place((candidate, isBreakfast) => !isBreakfast && candidate.main === main);
    beyondShare(`m_${at}`, points.mainBeyondShare, places, mainShare);
  }
  const mainMeals = [...open, ...kept].filter(({ mealType }) => mealType !== 'breakfast').length;
  const cuisines = distinct(all.map((candidate) => candidate.cuisine));
  const shareOfCuisine = cuisineShares(cuisines, aims.favorites, mainMeals);
  cuisines.forEach((cuisine, at) => {
    const places = place((candidate, isBreakfast) => !isBreakfast && candidate.cuisine === cuisine);
    beyondShare(`c_${at}`, points.cuisineAgain, places, shareOfCuisine[at]!);
  });
  const groups = distinct(all.map((candidate) => candidate.group));
  const shareOfGroup = groupShares(groups);
  groups.forEach((group, at) => {
    const places = place((candidate, isBreakfast) => !isBreakfast && candidate.group === group);
    beyondShare(`g_${at}`, points.mainGroupAgain, places, shareOfGroup[at]!);
    for (let day = 0; day < days; day += 1) {
      allPairs(
        place((candidate, _, when) => candidate.group === group && when === day),
        points.groupSameDay,
      );
    }
  });
  distinct(all.map((candidate) => candidate.side)).forEach((side, at) => {
    const places = place((candidate) => candidate.side === side);
    beyondShare(`s_${at}`, points.sideAgain, places, sideShare);
  });
  for (const dish of distinct(all.map((candidate) => candidate.dish))) {
    const breakfasts = place((candidate, isBreakfast) => isBreakfast && candidate.dish === dish);
    allPairs(breakfasts, points.breakfastAgain);
    const mains = place((candidate, isBreakfast) => !isBreakfast && candidate.dish === dish);
    // One lunch or dinner leaves room for no breakfast, and a breakfast for no lunch or dinner.
    const sum: Sum = new Map();
    let left = maxSameBreakfasts;
    for (const [places, weight] of [
      [breakfasts, 1],
      [mains, maxSameBreakfasts],
    ] as const) {
      for (const each of places) {
        left -= weight * each.known;
        for (const name of each.sum.keys()) sum.set(name, weight);
      }
    }
    row(sum, '<=', Math.max(0, left));
  }

  const text = `Minimize\n obj: ${textOf(objective)}\nSubject To\n${rows.map((one, at) => ` r${at}: ${one}`).join('\n')}\nGenerals\n ${whole.join(' ')}\nBinary\n ${binary.join('\n ')}\nEnd`;
  return { text, constant };
}
