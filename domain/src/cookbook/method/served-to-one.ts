import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { withSinglePiece } from './one-piece.ts';

const vessels = '(?:bowl|plate|glass|platter|mug)(?:e?s)?';
const article = '(?<the>the |your |their |each |an? |one )?';
const kind = '(?<kind>(?!lettuce)[a-z]+ )?';
const dividedAmong = new RegExp(
  `\\b(?<verb>[Dd])ivide (?<what>[^.;]{0,90}?) ?(?:between|among) ${article}${kind}(?<noun>${vessels})\\b(?! noodles?)`,
  'g',
);
const placedOn = new RegExp(
  `\\b(?<on>[Ii]nto|[Oo]nto|[Oo]n|[Ii]n|[Oo]ver|[Bb]etween|[Aa]mong) ${article}${kind}(?<noun>${vessels})\\b(?! noodles?)`,
  'g',
);
/** "Top each plate with an egg." */
const eachVessel = /\beach (?=(?:plate|bowl|glass|cup)\b)/g;
const oneOfMany = /\b1 ((?:bowl|plate|glass|mug)\b(?! of)|heatproof \w+)/g;
const singularVessels: Readonly<Record<string, string>> = {
  glasses: 'glass',
  platter: 'plate',
  platters: 'plate',
};
const singularOf = (noun: string) => singularVessels[noun] ?? noun.replace(/(?<!s)s$/, '');

/** What each does at the table: "let everyone fill their own", "everyone folds a leaf around it and eats it". */
const letEveryone = /\b([Ll])et everyone ([a-z]+)( their own)?/g;
const forEveryone = / for everyone(?= to\b)/g;
const everyoneDoes = /\bEveryone [a-z]+s\b[^.;]*/g;
const deeds =
  /\b(add|build|cut|dip|eat|fill|fold|lay|pass|pile|roll|spoon|spread|squeeze|stir|take|top|wrap)(?:e?s)\b/g;

function asOrder(sentence: string): string {
  const order = sentence
    .replace('Everyone ', '')
    .replace(deeds, '$1')
    .replace(/\btheir own\b/, 'your own');
  return capitalized(order);
}

/** Rewords serving for one person: "divide between bowls" becomes "put in a bowl", a platter becomes a plate. */
export function servedToOne(step: string): string {
  return step
    .replace(letEveryone, (_, first: string, verb: string, own?: string) => {
      return `${first === 'L' ? capitalized(verb) : verb}${own ? ' your own' : ''}`;
    })
    .replace(forEveryone, '')
    .replace(everyoneDoes, asOrder)
    .replace(dividedAmong, (...found) => {
      const { verb, what, noun, ...rest } = found.at(-1);
      const put = `${verb === 'D' ? 'Put' : 'put'}${what && ` ${what}`}`;
      return `${put} ${singularOf(noun) === 'plate' ? 'on' : 'in'} ${singleVessel(noun, rest)}`;
    })
    .replace(placedOn, (...found) => {
      const { on, noun, ...rest } = found.at(-1);
      const isOf = /^(?:between|among)$/i.test(on);
      return `${isOf ? 'in' : on} ${singleVessel(noun, rest)}`;
    })
    .replace(oneOfMany, 'a $1')
    .replace(eachVessel, 'the ');
}

function singleVessel(noun: string, { the = '', kind = '' }: { the?: string; kind?: string }): string {
  const of = `${kind.replace(/^(?:big|large|deep|wide) /, '')}${singularOf(noun)}`;
  if (/^(?:the|your|their|each) $/.test(the)) return `the ${of}`;
  return `${/^[aeiou]/.test(of) ? 'an' : 'a'} ${of}`;
}

/** For two, "the others" that are made in the same way are one other. */
function servedToTwo(step: string): string {
  return step
    .replace(/\b([Mm])ake the others\b/g, '$1ake the other')
    .replace(/\b(ake the other\b[^;.]*); they go limp if they wait/, '$1; it goes limp if it waits');
}

/** The method for so few people that its words for a table do not fit. */
export function forFewPeople(
  steps: readonly string[],
  servings: number,
  list: readonly Ingredient[],
): readonly string[] {
  const counted = withSinglePiece(steps);
  if (servings > 2) return counted;
  if (servings === 1) return counted.map(servedToOne);
  return list.some(({ unit, amount }) => unit === 'sheet' && amount > 2) ? counted : counted.map(servedToTwo);
}
