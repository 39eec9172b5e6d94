import { type Cuisine, cuisines } from './options.ts';

/** Cuisines of cookbook dishes beyond the option list. */
export const furtherCuisines = [
  'Ethiopian',
  'German',
  'Peruvian',
  'Turkish',
  'Polish',
  'Brazilian',
  'Caribbean',
  'Moroccan',
  'Lebanese',
  'British',
  'Georgian',
  'Filipino',
  'Indonesian',
  'Hungarian',
  'Scandinavian',
] as const;
export type DishCuisine = Cuisine | (typeof furtherCuisines)[number];
const cooked: readonly DishCuisine[] = [...cuisines, ...furtherCuisines];

/** Cuisine names beyond the option list, mapped to the closest cuisine of the cookbook. */
const near: Readonly<Record<string, DishCuisine>> = {
  'tex-mex': 'Mexican',
  'latin american': 'Mexican',
  cuban: 'Caribbean',
  jamaican: 'Caribbean',
  haitian: 'Caribbean',
  swedish: 'Scandinavian',
  danish: 'Scandinavian',
  norwegian: 'Scandinavian',
  finnish: 'Scandinavian',
  nordic: 'Scandinavian',
  austrian: 'German',
  swiss: 'German',
  czech: 'Polish',
  ukrainian: 'Polish',
  russian: 'Polish',
  romanian: 'Hungarian',
  serbian: 'Hungarian',
  armenian: 'Georgian',
  syrian: 'Lebanese',
  palestinian: 'Lebanese',
  jordanian: 'Lebanese',
  algerian: 'Moroccan',
  tunisian: 'Moroccan',
  chilean: 'Peruvian',
  bolivian: 'Peruvian',
  colombian: 'Mexican',
  argentinian: 'American',
  somali: 'Ethiopian',
  kenyan: 'Ethiopian',
  australian: 'American',
  canadian: 'American',
  persian: 'Middle Eastern',
  israeli: 'Middle Eastern',
  egyptian: 'Middle Eastern',
  'north african': 'Moroccan',
  eritrean: 'Ethiopian',
  szechuan: 'Chinese',
  sichuan: 'Chinese',
  cantonese: 'Chinese',
  taiwanese: 'Chinese',
  malaysian: 'Asian',
  singaporean: 'Asian',
  hawaiian: 'Asian',
  lao: 'Thai',
  laotian: 'Thai',
  cambodian: 'Vietnamese',
  pakistani: 'Indian',
  bangladeshi: 'Indian',
  'sri lankan': 'Indian',
  nepalese: 'Indian',
  portuguese: 'Spanish',
  catalan: 'Spanish',
  basque: 'Spanish',
  cajun: 'American',
  creole: 'American',
  southern: 'American',
  bbq: 'American',
  english: 'British',
  scottish: 'British',
  irish: 'British',
  welsh: 'British',
  sicilian: 'Italian',
  tuscan: 'Italian',
  provençal: 'French',
  belgian: 'French',
  cypriot: 'Greek',
};

/** Regional cuisines whose dishes are part of the mapped one. */
const regional = new Set([
  'tex-mex',
  'szechuan',
  'sichuan',
  'cantonese',
  'cajun',
  'creole',
  'southern',
  'bbq',
  'sicilian',
  'tuscan',
  'provençal',
  'english',
  'scottish',
  'jamaican',
  'swedish',
  'danish',
  'norwegian',
  'catalan',
  'basque',
  'persian',
]);

/** The cookbook cuisine for a name, or the closest one; null for a name that is not a known cuisine. */
export function nearestCuisine(name: string): { cuisine: DishCuisine; isOurs: boolean } | null {
  const plain = name.trim().toLowerCase();
  const ours = cooked.find((one) => one.toLowerCase() === plain);
  if (ours) return { cuisine: ours, isOurs: true };
  const cuisine = Object.hasOwn(near, plain) ? near[plain]! : null;
  return cuisine && { cuisine, isOurs: regional.has(plain) };
}

/** The cookbook cuisines for a household's list; unknown names are left out. */
export function cookedCuisines(names: readonly string[]): DishCuisine[] {
  return [...new Set(names.flatMap((name) => nearestCuisine(name)?.cuisine ?? []))];
}

/** Messages about a household's cuisines that are not in the cookbook, with the closest ones. */
export function cuisineNotices(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !nearestCuisine(name)).map((name) => `“${name}”`);
  const nearest = names.flatMap((name) => {
    const near = nearestCuisine(name);
    return near && !near.isOurs ? [notCooked(name, near.cuisine)] : [];
  });
  return [...nearest, ...(unknown.length > 0 ? [`We know no cuisine called ${unknown.join(', ')}.`] : [])];
}

export function notCooked(name: string, nearest: DishCuisine): string {
  return `We do not cook ${name} yet; ${nearest} is the nearest that we do.`;
}

/** Options whose foods are shared by the additional cuisines; missing where none is close enough. */
const akin: Readonly<Partial<Record<DishCuisine, Cuisine>>> = {
  Ethiopian: 'Middle Eastern',
  Turkish: 'Middle Eastern',
  Moroccan: 'Middle Eastern',
  Lebanese: 'Middle Eastern',
  Georgian: 'Middle Eastern',
  Peruvian: 'Mexican',
  Brazilian: 'Mexican',
  Caribbean: 'Mexican',
  British: 'American',
  Filipino: 'Asian',
  Indonesian: 'Asian',
};

/** The cuisines of the option list for a household's list, or the closest ones. */
export function knownCuisines(names: readonly string[]): Cuisine[] {
  const meant = cookedCuisines(names).map((one) => cuisines.find((option) => option === one) ?? akin[one]);
  return [...new Set(meant.filter((one) => one !== undefined))];
}
