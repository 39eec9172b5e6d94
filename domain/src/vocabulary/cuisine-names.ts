import { type Cuisine, cuisines } from './options.ts';

/** Kitchens that people name beyond the option list, and the nearest that we can cook. */
const near: Readonly<Record<string, Cuisine>> = {
  'tex-mex': 'Mexican',
  'latin american': 'Mexican',
  peruvian: 'Mexican',
  cuban: 'Mexican',
  caribbean: 'Mexican',
  brazilian: 'Mexican',
  moroccan: 'Middle Eastern',
  lebanese: 'Middle Eastern',
  turkish: 'Middle Eastern',
  persian: 'Middle Eastern',
  israeli: 'Middle Eastern',
  egyptian: 'Middle Eastern',
  'north african': 'Middle Eastern',
  ethiopian: 'Middle Eastern',
  szechuan: 'Chinese',
  sichuan: 'Chinese',
  cantonese: 'Chinese',
  taiwanese: 'Chinese',
  indonesian: 'Asian',
  malaysian: 'Asian',
  filipino: 'Asian',
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
  british: 'American',
  sicilian: 'Italian',
  tuscan: 'Italian',
  provençal: 'French',
  belgian: 'French',
  cypriot: 'Greek',
};

/** The cuisines of the option list that a household's own list means; names that we cannot place are left out. */
export function knownCuisines(names: readonly string[]): Cuisine[] {
  const meant = names.flatMap((name) => {
    const plain = name.trim().toLowerCase();
    const found = cuisines.find((one) => one.toLowerCase() === plain) ?? near[plain];
    return found ? [found] : [];
  });
  return [...new Set(meant)];
}
