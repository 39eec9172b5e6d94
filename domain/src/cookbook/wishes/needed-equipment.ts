import type { Equipment } from '../dish.ts';

/**
 * Words of a method that show the need for equipment, in English or one of the eleven other languages of the food
 * table. Verbs only if they are unambiguous: bread is also toasted in a pan.
 */
const words: Readonly<Record<Equipment, RegExp>> = {
  oven: pattern(
    '(?<!dutch |microwave )ovens?(?![- ]?(?:proof|safe|mitt|glove|dish))|bakes?',
    '(?:back)?ofen|(?:au|le|du) four|hornos?|horneie|horneamos|forno|ugn(?:en)?|ovne?n?|uuni(?:ssa|in|n)?|piekarnika?u?',
  ),
  broiler: pattern('broilers?|broil'),
  grill: pattern(
    'grill(?: rack)?(?! pan)|grilling|(?:barbecue|bbq)(?! sauce| chicken| rub)',
    'grillen|griller|grille[nrst]?|parrilla|griglia',
  ),
  blender: pattern(
    'blenders?|blitz|blend(?=[^.]{0,120} (?:smooth|paste|purée|puree))',
    'standmixer|pürierstab|mixeur|batidora|licuadora|frullatore|liquidificador',
  ),
  'food processor': pattern('food processors?', 'küchenmaschine|robot culinaire|keukenmachine|matberedare'),
  mixer: pattern('(?:stand|hand|electric) ?mixers?|mixer', 'handmixer|handrührgerät|batteur'),
  'rolling pin': pattern(
    'rolling pins?|roll (?:it |them |the [a-z ]{1,24})?out',
    'nudelholz|rouleau à pâtisserie|rodillo|mattarello|deegroller|brödkavel',
  ),
  steamer: pattern('steamers?|steaming basket', 'dampfgarer|dämpfeinsatz|cuit-vapeur|vaporera|vaporiera'),
  wok: pattern('woks?'),
  toaster: pattern('toasters?(?! oven)', 'grille-pain|tostadora|tostapane|broodrooster|brödrost'),
  'waffle iron': pattern(
    'waffle (?:iron|maker)s?',
    'waffeleisen|gaufrier|gofrera|wafelijzer|våffeljärn|vaffeljern',
  ),
  mortar: pattern('mortar|pestle', 'mörser|mortier|mortero|mortaio|vijzel|mortel'),
  freezer: pattern(
    'freeze (?:for|until|overnight)|(?:in|into) the freezer',
    'gefrierfach|gefrierschrank|congélateur|congelador|congelatore|vriezer|frysen|fryseren|zamrażarce',
  ),
};

function pattern(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${alternatives.join('|')})(?![\\p{L}])`, 'giu');
}

/** "… or a wok", "or in the oven": alternatives after the word. */
const orAfter =
  /^s?(?:, [^.,;]{1,25})?,? or (?:(?:in|with|under|on|use) )?(?:an? |the |your )?([^.,;]{1,30})/i;
const orBefore =
  /([^.,;]{1,30}?),? or (?:(?:in|with|under|on|use) )?(?:an? |the |your )?(?:[\p{L}-]+ ){0,2}$/iu;

/** The equipment that a method requires and the household lacks. */
export function missingEquipment(
  instructions: readonly string[],
  withoutEquipment: readonly Equipment[],
): Equipment[] {
  const isMissing = (text: string) =>
    withoutEquipment.some((equipment) => text.search(words[equipment]) !== -1);
  return withoutEquipment.filter((equipment) =>
    instructions.some((step) =>
      Array.from(step.matchAll(words[equipment])).some(({ index, 0: name }) => {
        const others = [
          orAfter.exec(step.slice(index + name.length))?.[1],
          orBefore.exec(step.slice(0, index))?.[1],
        ].filter((other) => other !== undefined);
        // One of several alternatives is enough.
        return others.every(isMissing);
      }),
    ),
  );
}

/** Without an oven there is no broiler either. */
export function withParts(withoutEquipment: readonly Equipment[]): Equipment[] {
  return [
    ...new Set(
      withoutEquipment.flatMap((equipment) =>
        equipment === 'oven' ? ([equipment, 'broiler'] as const) : equipment,
      ),
    ),
  ];
}
