import { returned } from './contrast-parts.ts';
import { anything, notTakenBack, type Phrase, pattern, sentenceEnd, small } from './phrase-parts.ts';

const opening = '(?:^|[.!?…;:–—]["”’)]? |\\n|, (?:and|while) )(?:and |but |yes, |sure, |true, )?';
const word = "[\\wà-ÿ’'-]+";

/** Nothing between the cook and the food that speaks of this kitchen or turns the sentence around. */
const ofOthers = `(?:(?!(?:i|we|us|me|my|our|ours|mine|you|your|here|this one|these|if|when|unless|until|without|no|not|never|less|fewer|than|skip\\w*|leave|omit\\w*|avoid\\w*)\\b)${word},? )`;

const makers =
  'restaurants?|takeaways?|caf[eé]s|shops|bakeries|diners|delis|supermarkets|street stalls|hotels|pubs|cookbooks|chefs|cooks|recipes|versions|families|households|people';
const kinds =
  'pastes?|kimchi|gravies|sauces?|pastry|pastries|mixes|jars|packets|tubs|tins|brands|ones|kinds|stocks|cubes|breads?|cakes?|fillings?|dressings?|spreads?|curries|stews|soups';
/** Kitchens that are not this one; what people of the household do is done at this table. */
const kitchens = `(?!(?:this|the|that|it|i|we|a|an|every|all) )${word}(?: ${word})? (?:insists? on|insisted on|swears? by|swore by)|purists|traditionalists|(?:the |most |many |some |other )?(?:${makers})|my (?:great-)?(?:grand\\w+|aunt|uncle|mother|father|neighbou?r|mother-in-law) (?:always|would|used to)|(?:he|she) (?:always |would |used to )?(?:finish|bound|thicken|top|drown|smother|enrich|cook|make|fri|bak|dress|crown|serv|butter)\\w*|(?:the )?(?:[a-z]{3,}(?:ians|ards|ans|eans|inos)|greeks|turks|danes|swedes|finns|poles|scots|swabians|basques|catalans|brits|parisians|french|english|germans?|japanese|chinese|british|dutch|swiss|irish|spanish)`;
/** Behind "in" and "on": where others live, neither a time nor a place in this kitchen. */
const place =
  "(?!(?:summer|winter|spring|autumn|fall|season|time|times|general|fact|short|all|an?|this|these|that|those|our|my|your|here|it|them|which|one|goes?|top|there|between|with|and)\\b)(?:the )?(?!(?:bowl|oven|pan|pot|wok|middle|cent(?:re|er)|end|side|sides|top|bottom|fridge|freezer|morning|evening|afternoon|week|weekend|weekends|meantime|dish|sauce|filling|dough|batter|picture|photo|video|house|kitchen|tin|jar|glass|plate|table|past)\\b)[\\wà-ÿ’'-]+(?: [\\wà-ÿ’'-]+)?";
const elsewhere = `(?:(?:down|up|over|out|back) )?(?:in|on|around|across) ${place},? (?:(?:they|people|cooks|everyone|it)(?:['’]d)?|it['’]s|it is|it would|it comes|(?:an? |the )?(?:${word} ){1,4}would)`;
const verbs =
  'is|are|was|were|has|have|had|gets?|comes?|calls?|leans?|relies|rely|uses?|takes?|needs?|starts?|stands?|hides?|contains?|includes?|would|wants?|insists?|depends?|swims?|drowns?|arrives?|carries|carry|packs?|adds?|goes|owes?|requires?|demands?|begins?';
const usual = `(?:${word}, ${word} and )?(?:the |an? |any )?(?:traditional|classic|original|usual|most|proper|authentic|standard|old-school|typical|restaurant|takeaway|takeout|shop|shop-bought|store-bought|bought|supermarket|cheaper|ordinary|conventional|commercial|every) (?!(?:days?|nights?|weeks?|times?|mornings?|evenings?|weekends?|of|importantly|recently|other day|time|week|night)\\b)(?:(?!(?:with|in|of|for|and|or)\\b)${word} ){1,3}(?:${verbs})|every (?:single )?one of (?:them|those|these) (?:${verbs})|the (?:${word} ){0,3}(?:original|classic) (?:${verbs})|(?!(?:i|we|you|it|this|that|they|these|those|here|my|our|the|a|an)\\b)(?:${word} ){1,2}(?:usually|normally|traditionally|typically|ordinarily) ${word}|(?!(?:this|that|it|here)\\b)${word} in ${place} (?:means|is|comes|has)|there(?:['’]s| is) an? (?:${word} ){0,2}(?:version|variant|one) (?:with|of)|(?:the|a|that) (?:${word} ){1,3}(?:is|are|comes) (?:usually|normally|traditionally|typically|ordinarily|otherwise)`;

/** Another kitchen may follow in the same sentence: "in Valencia it is rabbit; on the coast it is prawns". */
const chained = '(?:[;,] (?:and |while )?(?:in|on|at|down|up|over) [^.;!?]{3,60})?';
/** Words that return to what others do, or end what is named instead of it. */
const stops =
  '(?:it|them|him|her|that|those|this|these|one|ones|mine|ours|yours|his|hers|theirs|same|both|way|with|and|or|in|into|on|over|to|at|from|by|plenty|more|most|twice|double|second|another|extra|as)\\b';
/** The group must name another food or refuse the first, see `mentioned-elsewhere.ts`. */
const instead = `(?<instead>(?:(?!${stops})${word} ){0,5}(?!${stops})${word})`;
const joint = `(?: ${word}){0,4}${chained}[^.!?;–—]{0,50}?(?:\\s*[;–—]|[.!]["”’)]*|,? (?:but|yet|though|while|whereas))\\s*${returned}(?:(?:but|yet|so|here|at home|(?:at|in) (?:our|my) \\w+|at ours|these days|nowadays|today|now|since then),? )*`;
/** What this kitchen does: "we use", "ours is", "soy takes over", "I never have". */
const answers = [
  `(?:i|we|my ${word}) (?:us(?:e|es|ed)|prefers?|like|likes|loves?|goes for|go for|reach(?:es)? for|choose|leans? on|rely on|turn to|stick to|keep to|settle for|double up on|favou?rs?) ${instead}`,
  `(?:ours|mine|my version|the (?:weekday|everyday|simple|humble|lighter|home) (?:one|version)|it|they|this(?: one| version| recipe| side| time)?|these(?: ones)?|here it)(?:['’]s|['’]re| is| are| has| have| uses?| gets?| takes?| needs?| relies on| leans on| thickens itself,? with) ${instead}`,
  `away from (?:both|all that|that|either),? ${instead}`,
  `(?<instead>[^.!?]{2,60}?)\\b(?:instead|take[sn]? over|stands? in|steps? in|fills? the gap|do(?:es)? (?:the ${word}ing|everything|that work|that job|the work|the job)|costs? (?:a|half) (?:tenth|fraction|quarter|half|third|the)|sounds? (?:odd|strange|wrong)|(?:is|are) a fair (?:trade|swap|exchange))\\b`,
  `${word} [^.!?]{2,50}\\bhere (?:with|of) ${instead}`,
  "(?:i|we|ours|mine|this(?: one| version)?) (?<instead>(?:never|do not|don['’]t|does not|doesn['’]t|skip|leave|omit|go without|goes without|do without|does without)\\b[^.!?]*)",
];

/** Ways in which headnotes tell how other kitchens cook a dish before they tell how this one does. */
export const otherKitchenPhrases: readonly Phrase[] = [
  // "Genoa insists on pine nuts. Sunflower seeds cost a tenth", "restaurants swim it in ghee. At home my mum uses oil".
  ...answers.map((answer) => ({
    cue: `insist|swear|swore|${makers}|purists|traditionalists|grand|aunt|uncle|mother|father|neighbo|he |she |\\w+(?:ians|ards|ans|eans|inos)|greeks|turks|danes|swedes|finns|poles|scots|swabians|basques|catalans|brits|french|english|german|japanese|chinese|british|dutch|swiss|irish|spanish|(?:in|on|around|across) [^.,;]{3,25},? (?:they|people|cooks|everyone|it)\\b|would`,
    before: pattern(`${opening}(?:${kitchens}|${elsewhere}) ${ofOthers}{0,9}$`),
    after: pattern(`^${joint}${answer}`),
  })),
  // "Most packet gravies are thickened with wheat. This one thickens itself with cornstarch."
  ...answers.map((answer) => ({
    cue: 'traditional|classic|original|usual|most|proper|authentic|standard|old-school|typical|restaurant|take|shop|store|bought|supermarket|cheaper|ordinary|conventional|commercial|every|normal|otherwise|\\w+ in [^.,;]{3,25} (?:means|is|comes|has)|there(?:.s| is) an?',
    before: pattern(`(?:${opening}|\\b(?=every ))(?:${usual}) ${ofOthers}{0,8}$`),
    after: pattern(`^${joint}${answer}`),
  })),
  // "Look for pure buckwheat, since cheaper ones are cut with flour."
  {
    cue: 'cheap|lesser|some (?:brands|ones)|many (?:brands|ones)|most (?:brands|ones)|other (?:brands|ones)|others',
    before: pattern(
      `\\b(?:since|because|as|;|–|—) (?:the )?(?:cheap(?:er)?|lesser|some|many|most|other) (?:${kinds}) (?:is|are) (?:often |usually |sometimes )?(?:cut|bulked(?: out)?|padded(?: out)?|mixed|blended|stretched|thickened|made) (?:with|from) (?:ordinary |plain )?${small}$`,
    ),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "Most kimchi is fermented with fish sauce, so check the jar."
  {
    cue: 'so (?:check|read)',
    before: pattern(`${opening}(?:${usual}) ${ofOthers}{0,8}$`),
    after: pattern(
      `^(?: ${word})?,? so (?:check|read) (?:the|your|its|every) (?:jar|label|packet|tub|pack|tin|bottle|ingredients|small print)\\b(?! (?:has|have|says|for)\\b)`,
    ),
  },
  // "Only takeaways bulk it out with peanut butter."
  {
    cue: 'only',
    before: pattern(`(?<!\\bnot )\\bonly (?:the )?(?:${makers}|tourists) ${ofOthers}{1,6}$`),
    after: pattern(`^${sentenceEnd}${notTakenBack}`),
  },
  // "I use olive oil where my grandmother had butter."
  {
    cue: 'where',
    before: pattern(
      `\\b(?:i|we) (?:use|have|put|take) (?!(?:more|less|twice|double|half|the same|some|it|that|plenty|extra)\\b)[^.!?;]{2,50} where (?:(?:my|our|the|other|most|some) )${word}(?: ${word})? (?:had|used|has|uses?|puts?|would (?:use|have|put)|calls? for|called for) ${small}$`,
    ),
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
