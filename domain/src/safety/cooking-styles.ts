import type { Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/**
 * Ways of cooking that are called by a name and not by what they take, and what that is, in plain words. In a method alone: a
 * title names what the recipe makes, and what is in that its list says.
 */
const styles: readonly (readonly [RegExp, string])[] = [
  [/\bmeuniere\b/, 'Flour and butter'],
  [/\bau gratin\b|\bgratin(?:ate|ee|eed|ated|ating)\b/, 'Cheese'],
  [/\ba la mode\b/, 'Ice cream'],
  [/\bamandine\b/, 'Almonds'],
  [/(?<!\bcarne )\bpicada\b/, 'Almonds'],
  [/\ben croute\b/, 'Pastry'],
  [/\b(?:milanese|milanaise|a l'anglaise)\b|\bpanee?\b/, 'Breadcrumbs and eggs'],
  [/\bparmigiana\b/, 'Parmesan'],
  [/(?:^|[.;:,] |\b(?:then|and) )crumb (?:the|each|them|all|both)\b/, 'Breadcrumbs'],
];

/** The foods that a method takes by naming such a style: "finish amandine". */
export function styledFoods(text: string): readonly Mentioned[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  return styles.flatMap(([style, takes]) => (style.test(plain) ? mentionedFoods(takes) : []));
}
