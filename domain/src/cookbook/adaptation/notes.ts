import { findFood } from '../../foods/find-food.ts';
import { toGrams } from '../../foods/grams.ts';
import { joinList } from '../../vocabulary/wording.ts';
import { sentencesOf, wholeSentencesOf } from '../method/sentences.ts';

/** A safety note, and the words in method or list that require it. */
type Note = {
  list: RegExp;
  steps: RegExp;
  unless: RegExp;
  text: string | ((step: string) => string);
  at: 'first' | 'there';
};

/** Of rice that goes into a salad nothing is heated. */
const heatsRice = /\b(?:heat|warm|fry|steam|simmer|boil)|\b(?:pan|pot|wok)\b/i;

/** Of egg noodles or egg-free bread, nothing is soft. */
const eggs = /\beggs?\b(?!-free\b| noodles?\b)/i;

/**
 * `at`: before everything, or after the sentence that needs it. Soft eggs: USDA and FDA advise pregnant women, small
 * children and older people to eat them firm. Cooked rice that stands: the British Food Standards Agency advises to
 * cool it within an hour, eat it within a day and reheat it once.
 */
const notes: readonly Note[] = [
  {
    list: /./,
    steps: /\bskewers\b/i,
    unless:
      /\bsoak|\bmetal\b|\bsteel\b|\blemongrass\b(?: \w+){0,3} (?:stalks?|sticks?|skewers?)\b|\blemongrass (?:stalks?|sticks?|skewers?)\b/i,
    text: 'Put wooden skewers to soak in water.',
    at: 'first',
  },
  {
    list: /\b(?:pork|beef|lamb|sirloin|steak|loin|flank)\b.*\b(?:very thinly sliced|paper-thin|sliced [1-3] mm thin)\b/,
    steps: /./,
    unless: /\bfreezer\b/,
    text: 'Ask the butcher to slice the meat as thin as paper, or buy it sliced for simmering at the table.',
    at: 'first',
  },
  {
    list: eggs,
    steps:
      /(?<!no longer )\brunny\b|\byolks? (?:\w+ ){0,3}(?:soft|runs?|liquid|flows?|loose|wobbl\w+)\b|\bsoft (?:eggs?|yolks?)\b|\bjammy\b|\byolks? (?:\w+ )?trembl|\byolks? (?:thickened|as you like)\b|\bwhites? (?:(?:is|are) )?(?:just )?set\b|\bset whites?\b|\bfirmer? yolks\b|\beggs? (?:into|in) (?:the )?(?:boiling|simmering) water\b[^.;]* (?:for )?[4-7]½? minutes\b/i,
    unless:
      /\bpregnan|\bsmall children\b|\bwhites and yolks are set\b|\bhard-boiled\b|\b(?:boil the (?:\w+ )?eggs|eggs (?:into|in) (?:boiling|simmering) water)\b[^.;]*\b(?:9|1[0-5])½?(?:[–-]\d+)? minutes\b/i,
    text: 'For small children, in pregnancy and in old age cook the yolks until firm.',
    at: 'there',
  },
  {
    list: eggs,
    steps:
      /\b(?:softly set|barely set|just set and creamy|set but still (?:glossy|moist)|no longer runny on top|softly set and shiny|nearly set|barely wet|set (?:but|and) still (?:creamy|moist|soft)|curds that are still moist|still moist (?:within|on top)|creamy and set|(?<!\bscramble\b[^.]*)just set(?! in the middle)|soft scrambled eggs|soft, (?:glossy|set) (?:curds|patches))\b/i,
    unless:
      /\bpregnan|\bsmall children\b|no liquid (?:egg )?(?:is )?left|\b(?:eggs?|omelets?|omelettes?|custard|middle|through|set)\b[^.]*71 °C/i,
    text: 'For small children, in pregnancy and in old age cook until no liquid egg is left.',
    at: 'there',
  },
  {
    list: /^cooked (?:[\w-]+ ){0,2}rice\b(?!, from packets)/i,
    steps:
      /\b(?:[Hh]eat|[Ww]arm|[Aa]dd|[Cc]rumble|[Tt]ip|[Tt]oss|[Ff]ry|[Ss]tir|[Pp]ut)\b[^.]*\brice\b(?! (?:flour|vinegar|wine|noodles|paper|cakes))/,
    unless: /\bchilled\b|\bcooled\b|\bfridge\b/i,
    text: (step) =>
      `Leftover rice must have been chilled within an hour and be no more than a day old; ${heatsRice.test(step) ? 'heat it only once' : 'do not keep it a second time'}.`,
    at: 'there',
  },
];

type Listed = { name: string; unit: string; amount?: number };

const woodyHerb = /^(?:fresh )?(?:rosemary|thyme|sage|bay lea(?:f|ves))$/;
const takingOut =
  /\b(?:take|lift|fish|pick|pull)\b[^.]*\b(?:out|off)\b|\b(?:remove|discard|strain|throw away|without)\b/i;

/** Woody sprigs and bay leaves are not eaten: the last step removes them if no other does. */
function withoutSprigs(steps: readonly string[], list: readonly Listed[]): readonly string[] {
  if (!list.some(({ name }) => woodyHerb.test(name.split(', ')[0]!))) return steps;
  const sentences = steps.flatMap(sentencesOf);
  const remaining = list.flatMap(({ name, unit }) => {
    const [head, ...cut] = name.split(', ');
    const isWhole = (unit === 'sprig' || /^bay/.test(head!)) && !/leaves|chopped|ground/.test(cut.join());
    if (!isWhole || !woodyHerb.test(head!)) return [];
    const isTakenOut = sentences.some(
      (sentence) =>
        takingOut.test(sentence) &&
        (sentence.includes(head!) || /\b(?:herbs|aromatics|bundle|spices)\b/.test(sentence)),
    );
    const isCooked = sentences.some(
      (sentence) => sentence.includes(head!) && /\b(?:simmer|cook|fry|boil|stir)\b/i.test(sentence),
    );
    return isTakenOut || !isCooked ? [] : [head!];
  });
  if (remaining.length === 0 || steps.length < 2) return steps;
  return steps.with(-1, `Take out the ${remaining.join(' and the ')}. ${steps.at(-1)}`);
}

const cannedPulse = /^(?:canned )?(?:[\w-]+ )*?(?<words>beans|chickpeas|lentils|peas)\b/;
const plated =
  /\b(?:serve|table|their own|fill|scatter|plates?|divide|ladle|spread|top|pile|spoon (?:it|them|over|onto|into))\b/i;
const shaped = /\b(?:patties|shape|fritters|balls|dough|crumbs)\b/i;
const tasting = /\btaste\b|\bsalt to taste\b/i;

/** Canned beans may or may not be salted: adds a hint to taste when they have cooked or lie in their dressing. */
function withTasting(steps: readonly string[], list: readonly Listed[]): readonly string[] {
  const beans = list.flatMap(({ name, unit }) =>
    unit === 'can' || name.startsWith('canned ') ? (cannedPulse.exec(name)?.groups?.words ?? []) : [],
  );
  const hasSalt = list.some(({ name }) => /^(?:[a-z]+ )?salt\b/.test(name));
  const method = steps.join(' ');
  if (beans.length === 0 || !hasSalt || tasting.test(method) || shaped.test(method)) return steps;
  const salted = steps.findIndex((step) => /\bsalt\b/.test(step));
  const at = steps.findLastIndex(
    (step, index) =>
      index >= salted && !plated.test(step) && beans.some((words) => new RegExp(`\\b${words}\\b`).test(step)),
  );
  return at === -1 ? steps : steps.with(at, `${steps[at]} Taste for salt: some cans have less than others.`);
}

const liquid = /\b(?:water|stock|broth|milk|cream|tomato(?:es)?|passata|wine)\b/i;
const simmered = /\bsimmer(?!ing)\b/i;
const notTasted =
  /\b(?:salted|drain|rice|pasta|noodles|oats|syrup|custard|semolina|cornmeal|polenta|grits|jam)\b/i;

/** Porridge and pudding. */
const sweetened = /\b(?:sugar|honey|syrup|jam|dates|chocolate|vanilla)\b/;
const savory = /\b(?:stock|onions?|shallots?|garlic|leeks?|sauce|pepper)\b/;

/** Soups, stews and sauces are tasted when they have simmered. */
function withTastedSauce(steps: readonly string[], list: readonly Listed[]): readonly string[] {
  const method = steps.join(' ');
  if (tasting.test(method) || !list.some(({ name, unit }) => name === 'salt' && unit === 'tsp')) return steps;
  if (list.some(({ name }) => sweetened.test(name)) && !list.some(({ name }) => savory.test(name)))
    return steps;
  const salted = steps.findLastIndex((step) => /\bsalt\b/.test(step));
  const at = steps.findLastIndex((step) => simmered.test(step) && !notTasted.test(step));
  const isSauce = at >= salted && at >= 0 && liquid.test(steps.slice(0, at + 1).join(' '));
  if (!isSauce || plated.test(steps[at]!)) return steps;
  return steps.with(at, `${steps[at]} Taste for salt.`);
}

/** Thin strips are done by their color. */
const poultry =
  /^(?!.*\b(?:cooked|rotisserie|smoked|stock|broth|liver|sausages?|thin(?:ly)?|[2-6] mm)\b).*\b(?:chicken|turkey)\b/;
const doneByEye =
  /\b(?:no pink is left(?: inside)?|no longer pink(?: inside)?|no pink left(?: inside)?)(?! ?\()/;
const poultryTemperature = ' (74 °C / 165 °F)';

/** Poultry that is done by its color is done by its temperature, which USDA gives. */
function withPoultryTemperature(steps: readonly string[], list: readonly Listed[]): readonly string[] {
  if (!list.some(({ name }) => poultry.test(name)) || /74 °C/.test(steps.join(' '))) return steps;
  const at = steps.findIndex((step) => doneByEye.test(step));
  if (at === -1) return steps;
  return steps.with(
    at,
    steps[at]!.replace(doneByEye, (words) => `${words}${poultryTemperature}`),
  );
}

const storedDays = 3;

/** Share of a can that is worth keeping. */
const minKeptShare = 0.15;

/** Whether a part of a can is left, of what is sold in cans of one size. */
function leavesRest(line: Listed): boolean {
  if (line.unit === 'can') return (line.amount ?? 1) % 1 !== 0;
  if (line.unit !== 'g' || !/^canned\b/.test(line.name)) return false;
  const food = findFood(line.name.split(',')[0]!)?.food;
  const can = food && food.class !== 'fish' ? toGrams(food, 1, 'can') : null;
  if (!can) return false;
  const opened = (line.amount ?? 0) / can;
  return Math.ceil(opened) - opened > minKeptShare;
}

/** What is left of cans, told when all else is done. */
function withRestOfCans(steps: readonly string[], list: readonly Listed[]): readonly string[] {
  const names = list.filter(leavesRest).map(({ name }) => name.split(',')[0]!.replace(/^canned /, ''));
  if (names.length === 0) return steps;
  const rest = `What is left of the canned ${joinList(names)} keeps for ${storedDays} days in a covered bowl in the refrigerator.`;
  return steps.with(-1, `${steps.at(-1)} ${rest}`);
}

/** The step with a note after the sentence that needs it. */
function withNoteInside(step: string, { steps }: Note, text: string): string {
  const sentences = wholeSentencesOf(step);
  const index = sentences.findIndex((sentence) => steps.test(sentence));
  if (index === -1) return `${step} ${text}`;
  return sentences.toSpliced(index + 1, 0, text).join(' ');
}

/** Adds each note where it interrupts nothing: before the first step, or in the step that needs it. */
export function withNotes(given: readonly string[], list: readonly Listed[]): readonly string[] {
  const steps = withPoultryTemperature(
    withTastedSauce(withTasting(withoutSprigs(given, list), list), list),
    list,
  );
  const noted = notes.reduce((annotated, note) => {
    const at = annotated.findIndex((step) => note.steps.test(step));
    const isNeeded = at !== -1 && list.some(({ name }) => note.list.test(name));
    if (!isNeeded || annotated.some((step) => note.unless.test(step))) return annotated;
    const text = typeof note.text === 'string' ? note.text : note.text(annotated[at]!);
    return note.at === 'first'
      ? annotated.with(0, `${text} ${annotated[0]}`)
      : annotated.with(at, withNoteInside(annotated[at]!, note, text));
  }, steps);
  return withRestOfCans(noted, list);
}
