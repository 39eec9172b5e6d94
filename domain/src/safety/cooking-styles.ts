import type { Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/**
 * Cooking styles whose names do not mention the foods that they use, with these foods in plain words. They count in a
 * method only: a title names what the recipe makes, and its list says what that contains.
 */
const styles: readonly (readonly [RegExp, string])[] = [
  [/\bmeuniere\b/, 'Flour and butter'],
  [/\bau gratin\b|\bgratin(?:ate|ee|eed|ated|ating)\b/, 'Cheese'],
  [/\ba la mode\b/, 'Ice cream'],
  [/\bamandine\b/, 'Almonds'],
  [/(?<!\bcarne )\bpicada\b/, 'Almonds'],
  [/\ben croute\b/, 'Pastry'],
  [/\b(?:milanese|milanaise|a l'anglaise)\b|\bpanee?\b/, 'Breadcrumbs and eggs'],
  [/\bmaitre d'hotel\b|\bcafe de paris\b/, 'Butter'],
  [/\bparmigiana\b/, 'Parmesan'],
  [/(?:^|[.;:,] |\b(?:then|and) )crumb (?:the|each|them|all|both)\b/, 'Breadcrumbs'],
];

/** Foods implied by the cooking styles that a method names: "finish amandine". */
export function styledFoods(text: string): readonly Mentioned[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  return styles.flatMap(([style, takes]) => (style.test(plain) ? mentionedFoods(takes) : []));
}
