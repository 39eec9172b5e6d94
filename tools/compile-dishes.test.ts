import { readFileSync } from 'node:fs';
import { dishProblems } from '@plateful/domain/cookbook/testing/dish-problems.ts';
import { dailySample } from '@plateful/domain/testing/property-cases.ts';
import { furtherCuisines } from '@plateful/domain/vocabulary/cuisine-names.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';
import { describe, expect, test } from 'vitest';
import { compileDishes, dishesFolder, dishFiles } from './compile-dishes.ts';
import { readDish } from './read-dish.ts';

const paths = dishFiles();
const dishes = paths.map(readDish);
const ofCuisine = (name: string) => dishes.filter(({ cuisine }) => cuisine === name);

test('dish-rows.json is what `npm run dishes` makes of the cook book', () => {
  const written = readFileSync(new URL('../domain/src/cookbook/dish-rows.json', import.meta.url), 'utf8');
  const rows = new Set(written.split(/,?\n/));
  const compiled = compileDishes(dailySample(paths)).split(/,?\n/);
  // Not the rows themselves: each has many lines.
  expect(compiled.filter((row) => !rows.has(row)).map((row) => row.slice(0, 80))).toEqual([]);
});

test('every dish can be served as written, for one to twelve, and in each of its variations', () => {
  const found = dailySample([...dishes.entries()]).flatMap(([at, dish]) =>
    dishProblems(dish).map((problem) => `${paths[at]!.slice(dishesFolder.length)}: ${problem}`),
  );
  expect(found).toEqual([]);
});

describe('the cook book', () => {
  test('has at least 450 dishes, and 22 of each cuisine of the option list', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(450);
    for (const cuisine of cuisines) expect(ofCuisine(cuisine).length, cuisine).toBeGreaterThanOrEqual(22);
  });

  test.each(furtherCuisines)('has six %s dishes', (cuisine) => {
    expect(ofCuisine(cuisine).length).toBeGreaterThanOrEqual(6);
  });

  test('has the dishes that people name', () => {
    const named =
      'risotto ragù pizza lasagne gnocchi meatballs burgers mac dumplings gyudon katsu okonomiyaki paella tortilla biryani masala palak enchiladas quesadillas pozole pad tom larb mapo kung chow bibimbap jjigae japchae pho cha summer moussaka spanakopita avgolemono falafel mujaddara fattoush tagine bourguignon quiche gratin niçoise gazpacho fabada granola toast waffles';
    const titles = dishes.flatMap(({ name, vary }) => [
      name,
      ...vary.flatMap((variant) => variant.name ?? []),
    ]);
    const words = new Set(titles.flatMap((title) => title.toLowerCase().split(/[^\p{L}]+/u)));
    expect(named.split(' ').filter((word) => !words.has(word))).toEqual([]);
  });

  test('calls dishes by their names: at most one title in five is "X with Y and Z"', () => {
    const listing = dishes.filter(({ name }) => / with .+ and /.test(name));
    expect(listing.length / dishes.length).toBeLessThan(0.2);
  });

  test('has dishes of five minutes and of four hours, for first-time cooks and for ambitious ones', () => {
    const minutes = dishes.map((dish) => dish.minutes.total);
    expect(Math.min(...minutes)).toBeLessThanOrEqual(5);
    expect(Math.max(...minutes)).toBeGreaterThanOrEqual(180);
    for (const skill of ['beginner', 'intermediate', 'advanced']) {
      expect(dishes.filter((dish) => dish.skill === skill).length, skill).toBeGreaterThanOrEqual(30);
    }
  });
});
