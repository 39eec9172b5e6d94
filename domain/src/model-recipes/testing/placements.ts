import type { WrittenDraft } from '../written-draft.ts';

type Random = () => number;
type Place = (written: WrittenDraft, food: string, random: Random) => WrittenDraft;

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)]!;
const bare = (name: string) => name.split(',')[0]!;

const methodSentences: readonly ((food: string) => string)[] = [
  (food) => `Finish with ${food}.`,
  (food) => `Stir in a spoonful of ${food} just before serving.`,
  (food) => `Serve with ${food} on the side.`,
  (food) => `Scatter ${food} over the top.`,
  (food) => `Melt a little ${food} in the pan first.`,
  (food) => `If you like, add some ${food}.`,
  (food) => `For a richer dish, use ${food} instead of water.`,
  (food) => `Garnish with ${food} and enjoy!`,
  (food) => `Thicken with ${food} if needed.`,
  (food) => `Toss everything with some ${food}.`,
  (food) => `Don’t forget a little ${food}!`,
  (food) => `(You can also fold through ${food}.)`,
  (food) => `Brush with ${food.toUpperCase()} and bake.`,
];

function withStep(written: WrittenDraft, sentence: string, random: Random): WrittenDraft {
  const at = Math.floor(random() * written.instructions.length);
  const instructions = written.instructions.map((step, index) =>
    index === at ? `${step} ${sentence}` : step,
  );
  return { ...written, instructions };
}

function withLine(written: WrittenDraft, name: string, random: Random): WrittenDraft {
  const ingredients = [...written.ingredients];
  ingredients.splice(Math.floor(random() * (ingredients.length + 1)), 0, { name, amount: 20, unit: 'g' });
  return { ...written, ingredients };
}

/** Renames one of the ingredients. */
function renamed(written: WrittenDraft, rename: (name: string) => string, random: Random): WrittenDraft {
  const at = Math.floor(random() * written.ingredients.length);
  const ingredients = written.ingredients.map((line, index) =>
    index === at ? { ...line, name: rename(line.name) } : line,
  );
  return { ...written, ingredients };
}

/** Ways to add a food to a recipe, open and hidden. */
export const placements: Readonly<Record<string, Place>> = {
  listed: (written, food, random) => withStep(withLine(written, food, random), `Add the ${food}.`, random),
  'listed and never used': withLine,
  garnish: (written, food, random) =>
    withLine(
      written,
      pick([`${food}, for garnish`, `${food}, to serve`, `garnish: ${food}`], random),
      random,
    ),
  optional: (written, food, random) =>
    withLine(written, pick([`${food}, optional`, `${food} (optional)`, `optional ${food}`], random), random),
  '"or" last': (written, food, random) => renamed(written, (name) => `${bare(name)} or ${food}`, random),
  '"or" first': (written, food, random) => renamed(written, (name) => `${food} or ${name}`, random),
  '"or" in brackets': (written, food, random) =>
    renamed(written, (name) => `${bare(name)} (or ${food})`, random),
  slash: (written, food, random) => renamed(written, (name) => `${bare(name)}/${food}`, random),
  and: (written, food, random) =>
    renamed(
      written,
      (name) => `${bare(name)} ${pick(['and', 'with', '+', '&', 'plus'], random)} ${food}`,
      random,
    ),
  'after the comma': (written, food, random) => {
    const how = pick(['tossed in', 'topped with', 'mixed with', 'cooked in', 'coated with'], random);
    return renamed(written, (name) => `${bare(name)}, ${how} ${food}`, random);
  },
  'in brackets': (written, food, random) =>
    renamed(
      written,
      (name) => `${bare(name)} (${pick(['with', 'fried in', 'plus'], random)} ${food})`,
      random,
    ),
  'with a dash': (written, food, random) =>
    renamed(written, (name) => `${bare(name)} – with ${food}`, random),
  'in capitals': (written, food, random) => withLine(written, food.toUpperCase(), random),
  'method only': (written, food, random) => withStep(written, pick(methodSentences, random)(food), random),
  'step of its own': (written, food, random) => ({
    ...written,
    instructions: [...written.instructions, pick(methodSentences, random)(food)],
  }),
  'title only': (written, food) => ({
    ...written,
    title: `${bare(written.title).slice(0, 50)} with ${food}`,
  }),
  'description only': (written, food, random) => ({
    ...written,
    description: pick(
      [
        `Comes with ${food}.`,
        `${written.description} Served with ${food}.`,
        `Topped with ${food}, it is a feast.`,
      ],
      random,
    ),
  }),
};

/** Adds this many grams per serving of a food. */
export function withFoodPerServing(written: WrittenDraft, grams: number, name: string): WrittenDraft {
  const ingredients = [...written.ingredients, { name, amount: grams * written.servings, unit: 'g' }];
  return {
    ...written,
    ingredients,
    instructions: [...written.instructions, `Stir in the ${name} and serve.`],
  };
}
