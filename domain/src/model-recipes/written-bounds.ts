import { sentence, type Violation } from '../safety/recipe-lines.ts';
import { plainTextProblem } from './plain-text.ts';
import type { WrittenDraft } from './written-draft.ts';

/** The contract's bounds of a recipe, in characters and items, except those that the safety gate checks. */
const max = {
  title: 100,
  ingredients: 100,
  steps: 60,
  step: 2000,
  description: 2000,
  name: 200,
  unit: 40,
  cuisine: 60,
  tags: 100,
} as const;

/** Above any amount in grams, milliliters or pieces for twenty people. */
const maxAmount = 100_000;

const lineBreak = /[\r\n\t]/;

/** Violations of size bounds and empty fields. Fast for any input. */
export function boundViolations(written: WrittenDraft): Violation[] {
  const { title, description, cuisineType, ingredients, instructions, tags } = written;
  const found: [boolean, string][] = [
    [title.length > max.title, 'recipe title too long'],
    [lineBreak.test(title + cuisineType), 'a title and a cuisine are one line'],
    [description.length > max.description, `the description is longer than ${max.description} characters`],
    [cuisineType.length > max.cuisine, `the cuisine is longer than ${max.cuisine} characters`],
    [ingredients.length > max.ingredients, `there are more than ${max.ingredients} ingredients`],
    [instructions.length > max.steps, `there are more than ${max.steps} steps`],
    [instructions.some((step) => step.length > max.step), `a step is longer than ${max.step} characters`],
    [instructions.some((step) => step.trim() === ''), 'a step is empty'],
    [tags.length > max.tags, `there are more than ${max.tags} tags`],
  ];
  const whole = found.filter(([wrong]) => wrong).map(([, why]) => shapeViolation(sentence(why)));
  return [...whole, ...ingredients.flatMap(lineViolations)];
}

function lineViolations({ name, amount, unit }: WrittenDraft['ingredients'][number]): Violation[] {
  const shown = name.slice(0, 60);
  const found: [boolean, string][] = [
    [name.length > max.name, `“${shown}…” is longer than ${max.name} characters`],
    [unit.length > max.unit, `the unit of ${shown} is longer than ${max.unit} characters`],
    [unit.trim() === '', `${shown || 'an ingredient'} has no unit`],
    [lineBreak.test(name + unit), `${shown} is more than one line`],
    [!(amount > 0), `the amount of ${shown} must be above 0`],
    [amount > maxAmount, `the amount of ${shown} is absurd`],
  ];
  return found.filter(([wrong]) => wrong).map(([, why]) => shapeViolation(sentence(why), shown));
}

/** All displayed text must be plain. Tags are not checked here, since unsuitable ones are dropped. */
export function wordViolations(written: WrittenDraft): Violation[] {
  const texts: [string, string][] = [
    ['the title', written.title],
    ['the description', written.description],
    ['the cuisine', written.cuisineType],
    ...written.ingredients.map(({ name, unit }): [string, string] => ['an ingredient', `${name} · ${unit}`]),
    ...written.instructions.map((step, index): [string, string] => [`step ${index + 1}`, step]),
  ];
  return texts.flatMap(([where, text]) => {
    const wrong = plainTextProblem(text);
    return wrong ? [shapeViolation(sentence(`${where} ${wrong}`))] : [];
  });
}

export function shapeViolation(why: string, ingredient = ''): Violation {
  return { kind: 'shape', ingredient, why };
}
