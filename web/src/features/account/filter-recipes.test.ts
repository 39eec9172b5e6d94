import { expect, test } from 'vitest';
import { filterRecipes, knownTags, topTags } from './filter-recipes.ts';

function recipe(title: string, tags: string[], more: { description?: string; ingredients?: string[] } = {}) {
  return {
    title,
    description: more.description ?? null,
    cuisineType: 'Italian',
    mealType: 'dinner' as const,
    tags,
    ingredients: (more.ingredients ?? []).map((name) => ({ name, amount: 1, unit: 'whole' })),
  };
}

const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title);

test('the twelve most frequent tags are offered, in alphabetical order', () => {
  const many = Array.from({ length: 20 }, (_, index) => recipe('Dish', [`rare ${index}`]));
  const often = ['Vegan', 'Quick', 'One-pan'].flatMap((tag) => [recipe('A', [tag]), recipe('B', [tag])]);
  const tags = topTags([...many, ...often]);
  expect(tags).toHaveLength(12);
  expect(tags).toEqual(expect.arrayContaining(['Vegan', 'Quick', 'One-pan']));
  expect(tags).toEqual([...tags].sort((a, b) => a.localeCompare(b, 'en')));
});

test('tags that differ only in letter case or spaces are one, spelled as seen first', () => {
  const recipes = [
    recipe('A', ['Weeknight']),
    recipe('B', ['weeknight ', 'WEEKNIGHT']),
    recipe('C', ['Soup']),
  ];
  expect(topTags(recipes)).toEqual(['Soup', 'Weeknight']);
});

test('a tag written twice in one recipe counts once', () => {
  const recipes = [recipe('A', ['soup', 'Soup', 'SOUP']), recipe('B', ['stew']), recipe('C', ['stew'])];
  expect(topTags(recipes, 1)).toEqual(['stew']);
});

test('no recipes and blank tags offer nothing', () => {
  expect(topTags([])).toEqual([]);
  expect(topTags([recipe('A', ['', '  '])])).toEqual([]);
});

test('any of the chosen tags is enough, in any letter case', () => {
  const recipes = [recipe('Soup', ['Quick']), recipe('Pie', ['slow']), recipe('Salad', ['raw'])];
  expect(titles(filterRecipes(recipes, { words: '', tags: ['quick', 'Slow'] }))).toEqual(['Soup', 'Pie']);
});

test('without words and tags every recipe is shown, in its order', () => {
  const recipes = [recipe('Soup', []), recipe('Pie', ['slow'])];
  expect(titles(filterRecipes(recipes, { words: '  ', tags: [] }))).toEqual(['Soup', 'Pie']);
});

test('every word must begin a word of the recipe, wherever it stands', () => {
  const recipes = [
    recipe('Tomato soup', ['make-ahead'], { description: 'Warm and smoky.', ingredients: ['red onion'] }),
    recipe('Tomato pie', [], { ingredients: ['eggs'] }),
    recipe('Veggie burger', []),
  ];
  const search = (words: string) => titles(filterRecipes(recipes, { words, tags: [] }));
  expect(search('TOM onion')).toEqual(['Tomato soup']);
  expect(search('make ahead')).toEqual(['Tomato soup']);
  expect(search('egg')).toEqual(['Tomato pie']);
  expect(search('italian dinner')).toHaveLength(3);
  expect(search('tomato fish')).toEqual([]);
});

test('accents and signs do not matter', () => {
  const recipes = [recipe('Jalapeño crème', [])];
  expect(titles(filterRecipes(recipes, { words: 'jalapeno, creme!', tags: [] }))).toEqual(['Jalapeño crème']);
  expect(titles(filterRecipes(recipes, { words: 'JALAPEÑO', tags: [] }))).toEqual(['Jalapeño crème']);
});

test('words and tags are wanted together', () => {
  const recipes = [recipe('Lentil soup', ['quick']), recipe('Lentil stew', ['slow'])];
  expect(titles(filterRecipes(recipes, { words: 'lentil', tags: ['slow'] }))).toEqual(['Lentil stew']);
});

test('a tag of an old address that is no longer offered is ignored', () => {
  expect(knownTags(['QUICK', 'gone'], ['Quick', 'Slow'])).toEqual(['Quick']);
});
