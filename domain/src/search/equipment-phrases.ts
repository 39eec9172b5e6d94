import type { Equipment } from '../cookbook/dish.ts';
import type { Phrase } from './phrase.ts';

/** "No", "without a", "we don't own an". */
export const noPossession =
  "(?:no|without(?: an?| the| my| using (?:an?|the))?|(?:do|does)(?:n't| not) (?:have|own|want to (?:use|turn on))(?: an?| the)?|never use the|(?:has|have|'ve|is|'s) no)";

const device =
  '(?:(?:gas |electric |induction |camping )?(?:stove(?:[- ]?top)?s?|hobs?|hot[- ]?plates?|cooktops?|burners?|rings?)|(?:electric )?(?:frying )?(?:pans?|skillets?|woks?|pots?)|air[- ]?fryers?|microwaves?(?! ovens?)|toaster ovens?|toasters?|slow cookers?|crock[- ]?pots?|instant pots?|pressure cookers?|rice cookers?|kettles?|grills?|blenders?)';
const one = `(?:(?:an?|the|my|our|one|two|small|single|simple|old) )*${device}`;
const list = `${one}(?:(?:,? and|,? or|,| &| plus| \\+) ${one})*`;
/** "We only have a stove and an air fryer": what there is, and nothing else. */
const onlyThese = new RegExp(
  `\\b(?:(?:(?:only|just|nothing but)(?: (?:have|has|had|got|own|use|using|cook|with|on|there(?:'s| is|'re| are)))* |all (?:that )?(?:we|I) (?:have|own|use|got|'ve got) (?:is|are) )${list}|${list},? (?:only|and (?:nothing|no (?:thing|oven)) ?(?:else|more)?|(?:is|are) all (?:that )?(?:we|I) (?:have|own|use)|,? ?that(?:'s| is) (?:it|all)))\\b`,
  'i',
);
const airFryer = /air[- ]?fryer/i;
const flame =
  /stove|\bhob|plate|cooktop|burner|\brings?\b|\bpan|skillet|\bwok|\bpot|cooker|grill|air[- ]?fryer/i;

/** Equipment that people say they lack, and what else they lack with it. */
const lacking: readonly (readonly [words: string, chip: string, without: readonly Equipment[]])[] = [
  ['blenders?', 'No blender', ['blender', 'food processor']],
  ['food processors?', 'No food processor', ['food processor']],
  ['(?:stand |hand |electric )?mixers?', 'No mixer', ['mixer']],
  ['(?:outdoor |gas |charcoal )?grill', 'No grill', ['grill']],
  ['broiler', 'No broiler', ['broiler']],
  ['woks?', 'No wok', ['wok']],
  ['steamers?', 'No steamer', ['steamer']],
  ['toasters?(?! oven)', 'No toaster', ['toaster']],
  ['rolling pins?', 'No rolling pin', ['rolling pin']],
  ['waffle (?:irons?|makers?)', 'No waffle iron', ['waffle iron']],
  ['mortar(?: (?:and|or) pestle)?', 'No mortar', ['mortar']],
  ['freezer', 'No freezer', ['freezer']],
];

export const onlyThesePhrase: Phrase = {
  pattern: onlyThese,
  read: ([text]) => {
    if (/toaster oven/i.test(text)) return null;
    const withoutEquipment: Equipment[] = [
      'oven',
      'broiler',
      ...(/grill/i.test(text) ? [] : ['grill' as const]),
    ];
    if (!flame.test(text)) return { chip: 'No cooking', wish: { withoutEquipment, styles: ['no cooking'] } };
    return airFryer.test(text)
      ? { chip: 'Air fryer, no oven', wish: { withoutEquipment, styles: ['air fryer'] } }
      : { chip: 'No oven', wish: { withoutEquipment } };
  },
};

export const lackingPhrases: readonly Phrase[] = lacking.map(([words, chip, withoutEquipment]) => ({
  pattern: new RegExp(
    `\\b(?:${noPossession} ${words}|${words}(?:'s| is| was)? (?:broken?|kaput|not working|out of order))\\b`,
    'i',
  ),
  read: () => ({ chip, wish: { withoutEquipment } }),
}));
