import { looksLikeIngredient } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { CheerioAPI } from 'cheerio';
import { plainLines } from '#modules/account/other-apps/text.ts';
import { cookingTimeOf } from '#modules/account/other-apps/times-and-servings.ts';
import { withoutControls } from './beside-steps.ts';
import { textOf } from './page-markup.ts';
import { linesOf, nothing, type PartialRecipe, stepsOf } from './partial-recipe.ts';

type Node = Parameters<CheerioAPI['contains']>[0];
type Classes = { lines: string; steps: string; title?: string; yield: string; time: string };

/** Class names of blogs' recipe plugins. */
const plugins: readonly Classes[] = [
  {
    lines: '.wprm-recipe-ingredient',
    steps: '.wprm-recipe-instruction-text',
    title: '.wprm-recipe-name',
    yield: '.wprm-recipe-servings-container',
    time: '.wprm-recipe-total-time-container',
  },
  {
    lines: '.tasty-recipes-ingredients li, .tasty-recipe-ingredients li',
    steps: '.tasty-recipes-instructions li, .tasty-recipe-instructions li',
    title: '.tasty-recipes-title',
    yield: '.tasty-recipes-yield',
    time: '.tasty-recipes-total-time',
  },
  {
    lines: '.mv-create-ingredients li',
    steps: '.mv-create-instructions li',
    title: '.mv-create-title',
    yield: '.mv-create-yield',
    time: '.mv-create-time-total',
  },
];

/** The most common class names elsewhere. */
const common: readonly Classes[] = [
  {
    lines: '[class*="ingredient" i] li, dl[class*="ingredient" i] > dt',
    steps:
      '[class*="instruction" i] li, [class*="direction" i] li, [class*="method" i] li, [class*="steps" i] li',
    yield: '[class*="yield" i], [class*="servings" i], [class*="serves" i]',
    time: '[class*="total-time" i], [class*="totaltime" i], [class*="total_time" i]',
  },
];

export function listedByPlugin($: CheerioAPI): PartialRecipe {
  return listedBy($, plugins);
}

export function listedByClass($: CheerioAPI): PartialRecipe {
  const byItems = listedBy($, common);
  return byItems.lines.length > 0 ? byItems : listedByBoxes($);
}

const boxes = 'div, p, dd, label';
const minBoxes = 3;

/** Lists without list elements: boxes with one class, such as "recipe-ingredient". */
function listedByBoxes($: CheerioAPI): PartialRecipe {
  const lines = linesOf(listedOnce(alike($, /ingredient/i, looksLikeIngredient)));
  if (lines.length < minBoxes) return nothing;
  const steps = alike($, /instruction|direction|step|method/i, (text) => text.split(' ').length > 2);
  return { ...nothing, lines, steps: withoutControls(stepsOf(steps)) };
}

/** The texts of the largest group of boxes that share such a class and mostly pass the test. */
function alike($: CheerioAPI, name: RegExp, isOne: (text: string) => boolean): string[] {
  const named = $(boxes)
    .toArray()
    .filter((node) => name.test($(node).attr('class') ?? ''))
    .slice(0, maxBoxes);
  // Boxes of one kind may differ in their other classes: "direction has-number".
  const kindOf = (node: Node) =>
    ($(node).attr('class') ?? '').split(/\s+/).find((className) => name.test(className));
  const groups = [...Map.groupBy(named, kindOf).values()];
  const innermost = groups.map((group) =>
    group.filter((node) => !group.some((inner) => inner !== node && $.contains(node, inner))),
  );
  const texts = innermost.map((group) => group.map((node) => textOf($, node)).filter(Boolean));
  const fitting = texts.filter((group) => group.filter(isOne).length * 2 > group.length);
  return fitting.sort((a, b) => b.length - a.length)[0] ?? [];
}

const maxBoxes = 300;

function listedBy($: CheerioAPI, classes: readonly Classes[]): PartialRecipe {
  // Their terms are amounts or names of parts, not lines.
  const described = new Set<Node | null>($('dl:has(> dd)').toArray());
  for (const { lines, steps, title, yield: servings, time } of classes) {
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        // A nested list is read by its own items.
        .filter((node) => !described.has(node.parent) && $(node).find(selector).length === 0)
        .flatMap((node) => ($(node).find('br').length > 0 ? plainLines($(node).html()) : textOf($, node)))
        .filter(Boolean);
    const listLines = linesOf(listedOnce(texts(lines)));
    if (listLines.length === 0) continue;
    return {
      ...nothing,
      title: title ? (texts(title)[0] ?? '') : '',
      lines: listLines,
      steps: withoutControls(stepsOf(texts(steps))),
      yield: texts(servings).find((text) => /\d/.test(text)) ?? null,
      cookingTime: cookingTimeOf(texts(time), []),
    };
  }
  return nothing;
}

/** Removes a second copy of the list; a single food such as salt may be listed twice. */
function listedOnce(lines: readonly string[]): string[] {
  const once = [...new Set(lines)];
  return once.length * 3 < lines.length * 2 ? once : [...lines];
}
