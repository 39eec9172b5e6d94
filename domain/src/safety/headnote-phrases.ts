import { anything, end, notTakenBack, type Phrase, pattern, sentenceEnd, small } from './phrase-parts.ts';
import { returned } from './returns-to-food.ts';

/** Nothing before the food turns the sentence around: "leaving out the butter would be a mistake". */
const unturned =
  /^(?!.*\b(?:if|unless|when|whenever|where|until|once|without|no|not|never|less|fewer|than|leaving|skipping|omitting|forgetting|only|but)\b[^.;:!?]*$)/s;

const opening = '(?:^|[.!?…;:–—]["”’)]? |\\n|, (?:and|while) )(?:and |but |yes, |sure, |true, )?';
const word = "[\\wà-ÿ’'-]+";

/** Nothing between the cook and the food that speaks of this kitchen or turns the sentence around. */
const ofOthers = `(?:(?!(?:i|we|us|me|my|our|ours|mine|you|your|here|this one|these|if|when|unless|until|without|no|not|never|less|fewer|than|skip\\w*|leave|omit\\w*|avoid\\w*)\\b)${word},? )`;

const makers =
  'restaurants?|takeaways?|caf[eé]s|shops|bakeries|diners|delis|supermarkets|street stalls|hotels|pubs|cookbooks|chefs|cooks|recipes|versions|families|households|people';
const kinds =
  'pastes?|kimchi|gravies|sauces?|pastry|pastries|mixes|jars|packets|tubs|tins|brands|ones|kinds|stocks|cubes|breads?|cakes?|fillings?|dressings?|spreads?|curries|stews|soups';

/** Ways in which headnotes say that a food belongs to other dishes, times or kitchens. */
export const headnotePhrases: readonly Phrase[] = [
  // "Not every tofu bowl needs peanut sauce."
  {
    cue: 'not (?:every|all|each)',
    before: pattern(
      `\\bnot (?:every|all|each) [\\w’'-]+(?: [\\w’'-]+){0,2} (?:needs?|ha(?:s|ve) to have|must have|requires?|wants?|calls? for|deserves?|comes? with|swims? in|is about|are about) ${small}$`,
    ),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "Cornbread would be gilding the lily." "Leaving out the butter would be a mistake" is none.
  {
    cue: 'would (?:\\w+ )?be',
    before: unturned,
    after: pattern(
      `^ would (?:only |just |really )?be (?:gilding the lily|overkill|too much|a step too far|one step too far|wasted|a waste|beside the point|superfluous|a distraction|out of place|an intrusion)(?: here| on (?:it|this|them))?${sentenceEnd}${notTakenBack}`,
    ),
  },
  // "The cheese is absent."
  {
    cue: '(?:is|are) (?:\\w+ly )?absent',
    before: unturned,
    after: pattern(`^ (?:is|are) (?:\\w+ly )?absent(?: here| altogether)?${end}${notTakenBack}`),
  },
  // "The secret is Marmite in most houses, but not in ours."
  {
    cue: '(?:in|at|on) (?:most|many|other|some|all)',
    before: unturned,
    after: pattern(
      `^ (?:in|at|on) (?:most|many|(?:all )?other|some) \\w+(?: \\w+)?,? (?:but |though )?(?:not|never) (?:in|at|on) (?:ours|mine|this \\w+|our \\w+|my \\w+)${end}${notTakenBack}`,
    ),
  },
  // "Flax does what eggs used to do."
  {
    cue: '(?:do|does|did) what',
    before: pattern(`\\b(?:do|does|did) what ${small}$`),
    after: pattern(
      `^ (?:used to|would|usually|normally|otherwise)(?: (?:do|did|does))?${sentenceEnd}${notTakenBack}`,
    ),
  },
  // "People who ask for mozzarella are shown the door."
  {
    cue: 'who ask',
    before: pattern(`\\bwho (?:asks?|asked|begs?) for ${small}$`),
    after: pattern(
      `^ (?:is|are|were|will be|gets?|can) (?:shown the door|turned away|out of luck|sent home|told no)${sentenceEnd}${notTakenBack}`,
    ),
  },
  // "Walnuts are banned from this tin."
  {
    cue: '(?:is|are) (?:\\w+ )?(?:banned|barred|forbidden|outlawed)',
    before: unturned,
    after: pattern(
      `^ (?:is|are) (?:\\w+ )?(?:banned|barred|forbidden|outlawed) (?:from|in|at) (?:this|our|my) \\w+(?: by [\\w ]+)?${sentenceEnd}${notTakenBack}`,
    ),
  },
  // "Look for pure buckwheat, since cheaper ones are cut with flour."
  {
    cue: 'cheap|lesser|some (?:brands|ones)|many (?:brands|ones)|most (?:brands|ones)|other (?:brands|ones)|others',
    before: pattern(
      `\\b(?:since|because|as|;|–|—) (?:the )?(?:cheap(?:er)?|lesser|some|many|most|other) (?:${kinds}) (?:is|are) (?:often |usually |sometimes )?(?:cut|bulked(?: out)?|padded(?: out)?|mixed|blended|stretched|thickened|made) (?:with|from) (?:ordinary |plain )?${small}$`,
    ),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "Only takeaways bulk it out with peanut butter."
  {
    cue: 'only',
    before: pattern(`(?<!\\bnot )\\bonly (?:the )?(?:${makers}|tourists) ${ofOthers}{1,6}$`),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "Flour tortillas go to glue in the oven."
  {
    cue: '(?:go|goes|turns?) (?:in)?to',
    before: pattern(`${opening}$`),
    after: pattern(
      `^ (?:go|goes|turns?) (?:in)?to (?:glue|mush|leather|sludge|cardboard|rubber)(?: in (?:the|an?) ${word})?${sentenceEnd}${notTakenBack}(?![.!?]+ (?:these|those|the ones|so)\\b)`,
    ),
  },
  // "Our school does not allow almonds, so I came up with this version."
  {
    cue: 'allow|permit|ban|forbid|prohibit',
    before: pattern(
      `\\b(?:schools?|nurser(?:y|ies)|kindergarten|day ?care|classroom|playgroup|office|camp)(?: (?!i\\b|we\\b)\\w+){0,2} (?:(?:does not|doesn['’]t|do not|don['’]t|won['’]t|will not) (?:allow|permit)|bans?|banned|forbids?|forbade|prohibits?) ${small}$`,
    ),
    after: pattern(
      `^(?: \\w+)?, so (?:i|we) (?:came up with|invented|developed|created|worked out) (?:this|a|an|these|our|my) (?:[\\w-]+ ){0,3}(?:version|recipe|one|take|alternative|substitute)s?\\b${returned}`,
    ),
  },
  // "And butter is out."
  {
    cue: '(?:is|are) out',
    before: /(?:, and|;|, so) $/,
    after: pattern(`^ (?:is|are) out${sentenceEnd}${notTakenBack}`),
  },
  // "“Where is the cream?” asked my father-in-law. There is none."
  {
    cue: 'where(?:.s| is)',
    before: /\bwhere(?:['’]s| is) (?:the|all the) $/,
    after:
      /^\?["”’]*(?: (?:asked|said|cried|wondered) [^.!?]{2,60})?[.!]? ?there (?:isn['’]t any|is not any|is none|aren['’]t any|are none)(?=\s*(?:[.!]|$))/,
  },
  // "Creamy, yes; cream, no."
  {
    cue: 'no\\b|never',
    before: /(?:^|[.;:!?–—,] ?)$/,
    after: pattern(`^(?:,|:| [–—]) (?:no|never|not here)(?=\\s*(?:[.!;]|$))${notTakenBack}`),
  },
  // "Yeast brings the savor that you would expect of parmesan."
  {
    cue: 'expect|look for',
    before: pattern(
      `(?<!\\bit )\\b(?:brings?|gives?|has|have|adds?|lends?|provides?|delivers?|supplies) (?:all )?(?:of )?the ${word} (?:that )?you(?:['’]d| would) (?:normally |usually |otherwise )?(?:expect|look for) (?:of|from|in) ${small}$`,
    ),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "My son's allergy is to sesame."
  {
    cue: 'allerg',
    before: pattern(`\\ballerg(?:y|ies) (?:is|are|was|were) to ${small}$`),
    after: anything,
  },
  // "Her groundnut stew is a marvel that I can only smell."
  {
    cue: '(?:can|may|could) only',
    before: pattern(`${opening}(?:my|our|her|his|their|the) ${ofOthers}{0,6}$`),
    after: pattern(
      `^(?: ${word})? (?:is|are|was|were) [^.!?;,]{0,40}\\b(?:i|we|he|she|they) (?:can|may|could) only (?:smell|admire|dream (?:of|about)|look at|watch)\\b`,
    ),
  },
  // "Psyllium does what gluten does in an ordinary loaf."
  {
    cue: 'what',
    before: pattern(
      `\\bwhat ${word} (?:do|does|did) (?:in|for) (?:an? |the |most |other )?(?:ordinary|usual|normal|regular|standard|conventional|classic|other|wheat)?(?<! (?:this|the|our|my)) ?$`,
    ),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  {
    cue: 'what',
    before: /\bdo(?:es)? (?:here )?what $/,
    after: pattern(
      `^ (?:does|do|did) (?:in|for) (?:an? |most |other )?(?:ordinary|usual|normal|regular|standard|conventional|classic|other|wheat) ${word}${sentenceEnd}${notTakenBack}`,
    ),
  },
];
