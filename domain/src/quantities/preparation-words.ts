function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** How a food is prepared or measured: removed from its name. Folded like `foldWord`. */
const preparations = words(`
  fresh chopped minced sliced diced grated shredded crushed peeled cut torn split stuck cubed halved quartered julienned
  slivered shaved beaten softened melted cooled chilled toasted trimmed cored pitted seeded deseeded stemmed hulled
  rinsed drained washed scrubbed picked packed heaped sifted sieved boiled cooked uncooked raw warmed frozen thawed
  ripe large medium small sm md lg big little extra jumbo mini tiny sized size whole skinless boneless bone skin head shell
  very well hot cold warm lukewarm tepid boiling iced cool room temperature good quality best organic free range
  homemade leftover plain heaping level scant generous thick thin chunky coarse fine firm tender day old stale new
  young mature about lean broken ground unpeeled freshly finely lightly optional prepared cleaned deveined patted
  dry dried mixed assorted favorite favourite unwaxed zested juiced squeezed strained undrained
  mashed crumbled crumbly pressed soaked blanched steamed roasted separated divided reserved defrosted
  additional more other another different similar any some few several such each your choice preferably loosely tightly
`);

/** Qualities of a food: kept in its name, but a lookup may skip them. */
const qualities = words(`
  red green yellow white black brown purple golden gold dark light pale pink blue sweet sour mild spicy smooth
  crunchy salted unsalted unsweetened sweetened seasoned unseasoned virgin pure natural refined unrefined low reduced
  nonfat lowfat fat skim full medium strength sodium regular real italian greek french spanish english mexican thai chinese
  japanese korean indian american persian turkish asian european danish swiss long short flat leaf curly grain
  instant quick baby wild farmed heirloom vine seedless stone rolled style quality cooking table baking eating
  soft hard semi silken crisp crispy bottled jarred canned can smoked cured pickled marinated blend mix
  stewing braising roasting frying grilling all purpose
`);

/** Shapes and parts that may follow a food's name without changing the food. */
const shapes = words(`
  piece strip chunk slice wedge half quarter ring round cube floret leaf stalk stem sprig spear tip top flake segment
  rind skin bone shaving curl ribbon matchstick dice baton disc disk stick clove head bulb heart frond tendril rib
  bunch bit part crown end peel core pod kernel granule crystal thread strand pearl nib square shred sliver coin
  oblong morsel handful portion pinch ball block wheel sheet cob ear meat flesh juice zest
`);

/** Cuts, which only follow the name of an animal ("turkey thighs"): "pepper steak" is not pepper. */
const cuts = words(`
  fillet steak chop cutlet escalope schnitzel loin tenderloin breast thigh leg drumstick wing shoulder shank neck cheek
  belly tender roast joint rack rump sirloin brisket flank shin carcass tail collar knuckle side goujon medallion mince
`);

/** Forms that may follow the name of a spice: "paprika powder" is paprika. */
const spiceForms = words('powder spice blend mix seasoning dust');

const functionWords = words('of the a an and or in its their with');

/** Participles and adverbs, except foods that look like one ("linseed", "parsley"). */
function looksLikePreparation(word: string): boolean {
  if (word.length < 5) return false;
  if (word.endsWith('ed')) return !/(?:seed|weed|bread)$/.test(word);
  return word.endsWith('ly') && word !== 'jelly' && word !== 'barely' && word !== 'belly';
}

export function isPreparationWord(key: string): boolean {
  return preparations.has(key) || looksLikePreparation(key);
}

function isDescriptive(key: string): boolean {
  return isPreparationWord(key) || qualities.has(key);
}

/** Whether a lookup may skip the word inside a food's name. Never "free": peanut-free butter is not peanut butter. */
export function mayInterrupt(key: string): boolean {
  return key !== 'free' && isDescriptive(key);
}

/** Whether the word may follow a food's name without changing the food. */
export function mayFollowFood(key: string): boolean {
  return shapes.has(key) || isPreparationWord(key) || functionWords.has(key);
}

export function isSpiceForm(key: string): boolean {
  return spiceForms.has(key);
}

export function isMeatCut(key: string): boolean {
  return cuts.has(key);
}

/** Whether the word is neither descriptive nor a function word. */
export function isContentWord(key: string): boolean {
  return !isDescriptive(key) && !functionWords.has(key);
}

const nameEnders = words(`
  for to with in on from at until as such like plus if per preferably about around approximately approx into including
  that which without see than depending weighing according so eg ideally using use used usually then but not when instead
`);

/** Words that end a food's name and start a remark. */
export function endsFoodName(key: string): boolean {
  return nameEnders.has(key);
}

const mentionEnders = words(
  'for see about depending size sized not no without instead until if than shape shaped',
);

/** Words after which a remark no longer mentions foods of the dish ("for the bread tin"). */
export function endsFoodMention(key: string): boolean {
  return mentionEnders.has(key);
}
