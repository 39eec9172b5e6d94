import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { scaleAmount } from '../amounts/scale-amount.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';
import { sentencesOf } from '../method/sentences.ts';
import { plainShares, shareWords, unevenShares } from '../method/share-words.ts';
import { isSpoonOfSalt, sodiumPerTeaspoon } from './salt-needed.ts';

/** Milligrams of sodium per serving whose absence is not noticed. */
const unnoticedSodium = 120;
/** Share of the missing sodium that is added: sweet and sour sauces need less salt. */
const replacedShare = 0.75;

/** Minimum share of the dish's own salt that stays, since food is also salted inside. */
const minShareOfSalt = 0.6;

const isSeasoning = ({ kinds }: Food) => kinds.includes('sauce') || kinds.includes('stock');
const isSugar = ({ class: kind, per100g }: Food) => kind === 'sweetener' && per100g.sugar > 60;

/**
 * Corrects the salt after a salty sauce or stock was replaced: adds what is missing, reduces the dish's own salt by the
 * excess, and its own sugar by the sugar of the replacement.
 */
export function balanceSalt<Adapted extends AdaptedDish>(
  adapted: Adapted,
  before: DishPart,
  now: DishPart,
): Adapted {
  if (!isSeasoning(foodById(before.food))) return adapted;
  const { serves } = adapted.dish;
  const had = nutritionOf([before], serves).perServing;
  const has = nutritionOf([now], serves).perServing;
  const missing = had.sodium - has.sodium;
  if (Math.abs(missing) < unnoticedSodium) return adapted;
  const spoons = Math.round((missing * serves * replacedShare * 4) / sodiumPerTeaspoon) / 4;
  const salted = spoons > 0 ? withSalt(adapted, spoons, before) : withoutSalt(adapted, -spoons);
  return withoutSugar(salted, has.sugar - had.sugar, now);
}

const saltOf = ({ parts }: AdaptedDish) =>
  [...parts].find(([, part]) => part.food === 'salt' && isSpoonOfSalt(part));

/** Adds to the dish's own line of salt; mentions it with the sauce if no step would use it otherwise. */
function withSalt<Adapted extends AdaptedDish>(adapted: Adapted, spoons: number, before: DishPart): Adapted {
  const [key = 'salt', own] = saltOf(adapted) ?? [];
  const salt = { key, name: 'salt', food: 'salt', unit: 'tsp', ...own, amount: spoons + (own?.amount ?? 0) };
  // Listed where it is used.
  const parts = new Map<string, DishPart>(
    own
      ? [...adapted.parts].map(([one, part]) => [one, one === key ? (salt as DishPart) : part])
      : [...adapted.parts].flatMap((entry): [string, DishPart][] =>
          entry[0] === before.key ? [entry, [key, salt as DishPart]] : [entry],
        ),
  );
  if (own && !isMeasured(adapted, key)) return { ...adapted, parts };
  const first = adapted.steps.findIndex((step) => new RegExp(partToken(before.key)).test(step));
  const statedAmount = new RegExp(`\\{([\\d.]+) tsp\\}(?= of (?:the )?${partToken(key)})`);
  if (statedAmount.test(adapted.steps[first] ?? '')) {
    const more = (_: string, amount: string) => `{${Number(amount) + spoons} tsp}`;
    const steps = adapted.steps.map((step, at) => (at === first ? step.replace(statedAmount, more) : step));
    return { ...adapted, parts, steps };
  }
  const addition = own ? `{${spoons} tsp} of the {${key}}` : `{${key}}`;
  return { ...adapted, parts, steps: mentionWith(adapted.steps, before.key, addition) };
}

const anyShare = `${shareWords(plainShares, unevenShares)}|another third|the rest|what is left|all`;

/**
 * Steps in which another ingredient is added with a part's first use: "{lime juice}, {fish sauce}, {salt} and {sugar}".
 */
export function mentionWith(steps: readonly string[], key: string, addition: string): string[] {
  const token = partToken(key);
  const share = new RegExp(
    `(?<before>,? and |, )?(?<share>\\b(?:${anyShare}|\\{[\\d.]+ \\w+\\}) (?:of )?(?:the )?${token})(?<goesOn>,? and (?=(?:the |(?:${anyShare}) of (?:the )?)?\\{[a-z\\d]))?`,
  );
  const last = new RegExp(`\\},? and (?:the )?(${token})`);
  const amid = new RegExp(
    `(${token})(?=,? (?:and )?(?:the |(?:${anyShare}) of (?:the )?|the remaining )?\\{[A-Za-z\\d])`,
  );
  const into = new RegExp(`(\\{[^{}]+\\})( into (?:the )?${token})`);
  const first = steps.findIndex((step) => new RegExp(token).test(step));
  const isSalt = /\{(?:[^{}|]*\|)?salt\}/.test(addition);
  const withArticle = /^\{\d/.test(addition) ? addition : `the ${addition}`;
  return steps.map((step, at) => {
    if (at !== first) return step;
    const poured = isSalt ? pouredSentence(step, token) : null;
    if (poured) return step.replace(poured, `${poured} Season with ${withArticle}.`);
    const shared = /^\{\d/.test(addition) ? null : share.exec(step)?.groups;
    // Inserted before the share, so that the share refers to the part alone.
    if (shared) {
      const { before, share: words, goesOn = '' } = shared;
      const joiner = before ? ', ' : '';
      const article = before ? '' : 'the ';
      return step.replace(share, `${joiner}${article}${addition}${goesOn ? ', ' : ' and '}${words}${goesOn}`);
    }
    // Into the stock goes what is stirred into it, not the stock and the pepper.
    if (into.test(step)) return step.replace(into, `$1 and ${withArticle}$2`);
    if (last.test(step)) return step.replace(last, `}, $1 and ${addition}`);
    if (amid.test(step)) return step.replace(amid, `$1, ${addition}`);
    return step.replace(new RegExp(token), `$& and ${withArticle}`);
  });
}

/** Salt cannot be poured like a sauce: returns the sentence after which to sprinkle it. */
function pouredSentence(step: string, token: string): string | null {
  const sentence = sentencesOf(step).find((text) => new RegExp(token).test(text)) ?? '';
  return /\b(?:trickle|drizzle|pour|brush)\b/i.test(sentence) && sentence.endsWith('.') ? sentence : null;
}

function withoutSalt<Adapted extends AdaptedDish>(adapted: Adapted, spoons: number): Adapted {
  const [key, salt] = saltOf(adapted) ?? [];
  if (!key || !salt || isMeasured(adapted, key)) return adapted;
  const amount = Math.max(0.25, salt.amount * minShareOfSalt, salt.amount - spoons);
  return { ...adapted, parts: new Map(adapted.parts).set(key, { ...salt, amount }) };
}

function withoutSugar<Adapted extends AdaptedDish>(adapted: Adapted, grams: number, from: DishPart): Adapted {
  const sweet = [...adapted.parts].find(
    ([, part]) => part !== from && part.side === undefined && isSugar(foodById(part.food)),
  );
  if (!sweet || grams < 1 || isMeasured(adapted, sweet[0])) return adapted;
  const [key, part] = sweet;
  const { sugar } = nutritionOf([part], adapted.dish.serves).perServing;
  const less = scaleAmount(foodById(part.food), part, Math.max(0.5, 1 - grams / sugar));
  return { ...adapted, parts: new Map(adapted.parts).set(key, { ...part, ...less } as DishPart) };
}

/** Whether a step gives the amount, so that the list cannot have less. */
function isMeasured({ steps }: AdaptedDish, key: string): boolean {
  const measured = new RegExp(`\\{[\\d.]+ \\w+\\} of the ${partToken(key)}`);
  return steps.some((step) => measured.test(step));
}
