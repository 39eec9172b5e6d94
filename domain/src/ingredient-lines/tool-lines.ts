import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Things of a kitchen that recipes list beside the foods, in lookup form. */
const tools = words(`
  skewer toothpick pick pan saucepan skillet wok griddle tray sheet rack ramekin dish bowl tin mold mould thermometer twine
  string foil parchment paper cheesecloth muslin mixer processor blender machine maker cutter pin grill smoker
  liner cup plank charcoal cooker fryer oven pot casserole mandoline mandolin peeler grater sieve strainer colander
  spatula whisk brush bag jar lid ring cork needle scale torch blowtorch stone steel press mortar pestle steamer
  spiralizer juicer zester ladle tongs knife towel cloth weight stencil box board tube tip nozzle sleeve cover beater
`);

/** What such things are made of, and what the line says of them. */
const about = words(`
  special equipment tool utensil you will need bamboo wood wooden metal steel stainless cast iron glass ceramic
  earthenware clay plastic silicone aluminum aluminium paper wax waxed baking roasting frying deep fry nonstick non
  stick heavy duty heavyweight bottomed oven ovenproof proof safe heatproof flameproof rimmed shallow round square rectangular
  oval springform loaf tube bundt piping instant read digital kitchen butcher's butcher microwave terra cotta clean
  cotton canning mason cedar cling wrap electric hand held immersion stand food slow pressure
  popover madeleine removable bottom fluted sided rolling wire cooling spinner soaked water minute hour least at before using use note see optional the a an and or
  with of for to in about by if plus your own other similar preferably diameter deep wide long thick capacity
  inch in cm mm quart pint liter litre ounce oz lb pound large medium small mini individual fitted lined
  balloon rotary whole one two three four five six eight ten twelve dozen several attachment paddle hook blade star plain
`);

/** Tools whose names begin with a food that they do not contain. */
const namedAfterFood = words(`
  ice-cream-maker ice-cream-machine ice-cream-scoop cookie-sheet cookie-cutter biscuit-cutter pie-plate pie-dish pie-pan
  pie-tin pie-weight muffin-tin muffin-pan muffin-liner cupcake-liner candy-thermometer meat-thermometer meat-mallet
  rice-cooker pizza-stone pizza-peel pizza-steel pizza-cutter waffle-iron waffle-maker pastry-brush pastry-bag
  pastry-cutter pastry-blender potato-ricer potato-masher coffee-grinder coffee-filter salad-spinner tart-pan tart-tin
  wood-chip hickory-chip smoke-chip smoking-chip hickory-smoke-chip
`);

/** In words. */
const longestLine = 24;

/**
 * Whether a line names only things of a kitchen ("8 bamboo skewers, soaked in water", "Special equipment: a candy
 * thermometer"), so that nothing of it is eaten. Every word must be known to belong to such a line.
 */
export function namesOnlyTools(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ kind }) => kind === 'word');
  if (said.length === 0 || said.length > longestLine) return false;
  const keys = said.map(({ key }) => key);
  let isTool = false;
  for (let at = 0; at < said.length; ) {
    const length = [3, 2].find((one) => namedAfterFood.has(keys.slice(at, at + one).join('-'))) ?? 1;
    const isOne = length > 1 || tools.has(keys[at]!);
    if (!isOne && !about.has(keys[at]!) && unitOf(said[at]!.text) === null) return false;
    isTool ||= isOne;
    at += length;
  }
  return isTool;
}
