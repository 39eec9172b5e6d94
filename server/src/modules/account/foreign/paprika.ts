import { cookingTimeOf, servingsIn } from './figures.ts';
import type { Told } from './foreign-recipe.ts';
import { plainLines, plainText } from './text.ts';

type Thing = Record<string, unknown>;

/** A recipe of Paprika: ingredients and directions are one text each, a line for each of them. */
export function isPaprikaRecipe(thing: Thing): boolean {
  return [thing.name, thing.ingredients, thing.directions].every((field) => typeof field === 'string');
}

export function tellPaprikaRecipe(thing: Thing): Told {
  const source = plainText(thing.source_url) || plainText(thing.source);
  return {
    title: thing.name,
    description: [
      ...plainLines(thing.description),
      ...plainLines(thing.notes),
      ...(source ? [`Source: ${source}`] : []),
    ],
    lines: plainLines(thing.ingredients),
    steps: plainLines(thing.directions),
    cookingTime: cookingTimeOf([thing.total_time], [thing.prep_time, thing.cook_time]),
    servings: servingsIn([thing.servings]),
    cuisine: [],
    words: [thing.categories]
      .flat()
      .map(plainText)
      .filter((word) => word !== ''),
  };
}
