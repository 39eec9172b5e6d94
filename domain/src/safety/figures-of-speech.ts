/** What is compared, and what it turns into, in the same sentence before "like" or "as": "until it looks like …". */
const compared =
  /\b(?:until|should|so that|looks?|becomes?|turns?|turned|consistency|texture|falls?|feels?|resembles?)\b[^.;]*$/i;
const like = /\b(?:like|as|resembles?|resembling)\s+(?:an?\s+)?(?:\w+\s+)?$/i;
/** Adding something like butter is adding butter. */
const taken =
  /\b(?:add|use|using|with|serve|top|choose|pick|try|any|some|something|stir|pour|such)\b[^.;]*$/i;
/** "Crunchier than any nut" adds none; "no more than", "other than" and "rather than" are no comparison. */
const than = /(?<!\b(?:more|less|other|rather|fewer) )\bthan (?:an? |any |the )?(?:\w+ )?$/i;
/** "No better finish than cheese" is cheese. */
const best = /\b(?:no|nothing|never)\b[^.;:!?]*$/i;
/** "All the crunch of nuts", "the texture of butter". */
const trait =
  /\b(?:crunch|flavou?r|taste|texture|look|feel|smell|scent|aroma|bite|charm|richness|creaminess|consistency|thickness|colou?r|shade|size|shape|tang|snap) of (?:an? |the |whipped |softened |melted |toasted |roasted |fresh |raw )*$/i;
/** "Turns the potato almost to jam". */
const almost = /\balmost (?:in)?to $/i;
const burned = /\b(?:burn\w*|scald\w*)\s+(?:\w+\s+)?$/i;
const asElsewhere = /\bthe way (?:you|one) (?:would|do|does)\b[^.;]*$/i;
const asSoftAs = /\bas \w+ as\s+(?:an?\s+)?(?:\w+\s+)?$/i;
const colored = /\b(?:turns?|turned|turning|goes|bright|deep|pale|golden)\s+$/i;
const colors = /^(?:orange|olive|cream|chestnut|mustard|lemon)$/i;

/**
 * Names of dishes in which a word that is read as a food is none: "rôti" is roasted. Only names without any part that
 * could harm a household when they are served beside another dish.
 */
const dishNames = [
  'poulet roti',
  'steak frites',
  "soupe a l'oignon",
  'fish-fragrant',
  'fish fragrant',
  'coca de recapte',
  'lomo saltado',
  'aji de gallina',
  'pollo a la brasa',
  'adana kebap',
  'kuru fasulye',
  'soto ayam',
  'ayam bakar',
  'asam pedas',
  'gomen wat',
  'bap xao',
  'bun bo hue',
];

function isInDishName(text: string, at: number, words: string): boolean {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return dishNames.some((name) => {
    const start = folded.lastIndexOf(name, at);
    return start !== -1 && start <= at && start + name.length >= at + words.length;
  });
}

/** How far back a comparison may begin, in characters. */
const reach = 120;

/**
 * Whether a food's name in running text is only compared with: "as thick as custard", "until it looks like ground
 * almonds", "turns orange", "milk-white".
 */
export function isFigure(text: string, at: number, words: string): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  if (isInDishName(text, at, words)) return true;
  if (asSoftAs.test(before) || asElsewhere.test(before)) return true;
  if ((than.test(before) && !best.test(before)) || trait.test(before) || almost.test(before)) return true;
  if (like.test(before) && (compared.test(before) || !taken.test(before))) return true;
  if (/^tongues?$/i.test(words) && burned.test(before)) return true;
  if (/^-(?:white|colou?red|brown|yellow|like)\b/i.test(text.slice(at + words.length))) return true;
  return colors.test(words) && colored.test(before);
}
