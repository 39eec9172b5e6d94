import { sentenceEnd } from './phrase-parts.ts';

const word = "[\\wà-ÿ’'-]+";

/** Times, portions and places of this dish: "most days we add butter", "every serving gets some". */
const ofThisDish =
  '(?:of|days?|nights?|weeks?|times?|mornings?|evenings?|weekends?|years?|summers?|winters?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|importantly|recently|servings?|bowls?|plates?|portions?|slices?|bites?|pieces?|spoonfuls?|layers?|one of us|more|extra|kind of)\\b';

/** Cooks, shops and recipes of other kitchens in the plural, and people in general. */
const makers =
  'restaurants?|takeaways?|take-?outs?|caf[eé]s|shops|bakers|bakeries|diners|delis|supermarkets|stalls|vendors|hotels|pubs|canteens|cookbooks|books|chefs|cooks|recipes|versions|blogs|bloggers|brands|families|households|people|folks|ladies|women|men|neighbou?rs|friends|tourists|purists|traditionalists|mothers|grandmothers|houses|homes|places|restaurant|bakery|diner|caf[eé]|pub|deli|supermarket|shop|stall|canteen|cafeteria|internet|bakery|corner shop|packet|box';

/** People whose kitchens are not this one. */
const kin =
  '(?:great-)?grand\\w+|mother|father|sister|brother|daughter|son|mom|mum|mama|mamma|mummy|dad|papa|gran(?:ny|ma|pa)?|nan|aunt(?:ie|y)?|uncle|in-laws|cousins?|neighbou?rs?|friends?|boss|teacher|butcher|baker|kids|children|wife|husband|partner|suegra|tía|tia|nonn[aio]|abuel[ao]|oma|opa|omi|babcia|baba|babushka|yiayia|lola|nana|nani|dadi|bubbe|teta|halmoni|umma|eomma|mormor|farmor|amma|ammi|paati|patti|biji|mamaw|memaw|mamie|mémé|tonton|land(?:lady|lord)|room-?mates?|flat-?mates?|host(?:ess)?|nanny|students|helper|housekeeper|babysitter|colleagues?|co-?workers?';

/** Relatives, and cooks, shops and recipes in the plural. */
export const people = `${kin}|${makers}`;

/** Peoples: "Ligurians", "the Swiss". */
const peoples =
  '[a-z]{3,}(?:ians|ards|ans|eans|inos)|greeks|turks|danes|swedes|finns|poles|scots|czechs|swabians|basques|catalans|brits|the (?:french|english|italians?|greeks?|turks?|germans?|japanese|chinese|british|dutch|swiss|irish|spanish|scots)';

const kind =
  'real|true|traditional|classic|classical|original|usual|proper|authentic|standard|old-school|old-fashioned|typical|restaurant|takeaway|take-?out|shop|shop-bought|store-bought|bought|regular|ordinary|ready-made|supermarket|cheaper|conventional|commercial|jarred|bottled|packet|famous';

/** "Everyone else gets a spoon of cream": they eat this dish. */
export const atThisTable =
  /^\W*(?:(?:and|but|while|so),? )*(?:every(?:one|body) else|the (?:rest|others)(?: of (?:us|the \w+))?|the (?:adults|grown-ups|kids|children|men|guests|vegetarians))(?:['’]s)? (?:(?:still|just|all|each|then|can|may|will|always) )*(?:gets?|has|have|eats?|takes?|adds?|wants?|finds?|helps?|is|are|enjoys?|digs?)\b/;

/** How a clause begins that speaks of other kitchens. */
const otherSubject = new RegExp(
  `^\\W*(?:(?:and|but|or|then|while|whereas|though|although|since|because|where|yes|sure|true|of course),? )*(?:(?:${word}, )*${word} and (?=most ))?(?:` +
    [
      `(?:nearly |almost )?(?:most|many|some|other|every|plenty of|lots of|half of all|a lot of) (?!${ofThisDish})`,
      "others\\b|there are (?:recipes|versions|people|cooks|those|some)\\b|(?:nine|eight|seven|three|two) (?:out of|in) (?:ten|four|three|five)\\b|every(?:one|body)(?:[’']s\\b| (?:else|i know|around)\\b| (?!(?:here|in (?:our|my)|at our)\\b))|(?:they|he|she)\\b|(?:some )?folks?\\b|one (?:finds|sees|would)\\b",
      `(?:the |all |old |any )?(?:(?!(?:add|use|for|with|in|to|serve|feed|feeds|serves)\\b)${word} )?(?:${makers})\\b`,
      `(?:(?:my|his|her|our|their|the) (?:${word} ){0,2}|)(?:${kin})(?:-in-law)?(?:[’']s?\\b|\\b)`,
      `(?:${peoples})\\b|(?:the )?${word} side\\b`,
      `(?!(?:the|this|that|it|i|we|my|our) )(?:${word} )?${word} (?:insists? on|insisted on|swears? by|swore by)\\b`,
      `${word} in (?!(?:our|my|this|the)\\b)${word}(?: ${word})? (?:means|is|comes|has)\\b`,
      "there(?:[’']s| is) an? [^.!?]{0,30}\\b(?:version|variant|one) (?:with|of)\\b|there(?:[’']s| is) an? [^.!?]{0,40}\\b(?:that|who) (?!i |we )",
      'ask (?:an?|any|my|the)\\b',
      'the real (?:thing|deal|article)\\b(?! here\\b)',
      `(?:an?|any|every) (?:true|proper|real|self-respecting|[a-z]+(?:ese|ian|ish)) (?:${word} )?(?:cook|chef|baker|purist|mother|grandmother|${kin})\\b`,
      `the ${word}(?: ${word})? (?:at|from) (?:our|the|my|that|an?) (?:${word} ){0,2}(?:${makers})\\b`,
      '(?:up|down|out) (?:north|south|east|west|there),? (?:they|people|folks|cooks|everyone|everybody|you)\\b',
      "you(?:['’](?:ll|d)| will| would| may| might| often| usually| always) (?:be|see|find|meet|get)\\b",
      `(?:the|an?|any|her|his|their|that) (?:${word} ){0,3}(?:versions?|recipes?|variety|original)\\b`,
      `(?:the |an? |any )?(?:${word} )?(?:${kind}) ${word}`,
      `(?:down |up |over |out |back )?(?:in|on|at|around|across) (?!(?:our|my|this|that|ours|home|it|the (?:oven|pan|pot|fridge|freezer|end|side|top|bowl|meantime|middle))\\b)(?:the )?${word}(?: ${word}){0,3},? (?:they|people|cooks|everyone|everybody|the|it|you|this|these)\\b`,
    ].join('|') +
    ')',
);

/** "Naan would be traditional", "cheese is what most recipes call for". */
const customary =
  "(?:(?:would|might|could) (?:\\w+ )?be|is|are|was|were) (?:(?:the|an?|very|more|most|of course|what) )*(?:traditional|classic|usual|customary|standard|typical|normal|original|obvious|default|common|done thing|norm|rule|custom|authentic|nice|lovely|welcome|(?:(?:most|many|some|other) \\w+|everyone|everybody|people|they) (?:calls? for|uses?|wants?|expects?|rel(?:y|ies) on|reach(?:es)? for))\\b|(?:is|are|was|were) (?:what (?:the|my|most|many|some|other) (?:\\w+ ){1,2}(?:uses?|used|calls? for|wants?)|how (?:they|people|most \\w+|the \\w+)(?:[’']d)?)\\b|(?:is|are) the (?:whole |very )?(?:point|soul|heart|essence|star|secret|key) (?:of|in|to) (?:the|any|most|an?) (?:original|classic|traditional|proper|authentic|real)\\b";
/** The same, behind the food that it is said of. */
export const isCustomary = new RegExp(`^(?: ${word}){0,2} ${customary}`);

/** Habits of others, and of other times, anywhere in a clause. */
const otherTimes = new RegExp(
  [
    'where i (?:come from|grew up)|back home\\b|grew up (?:with|on|eating)|(?:was|were) (?:raised|brought up) on|used to\\b|all my life|for (?:\\w+ )?(?:years|decades)\\b|(?:i|we) (?:was|were) (?:taught|told)\\b|years ago|back (?:then|in the day)|in those days|in the old days|my (?:childhood|youth)|as an? (?:child|kid|girl|boy|student)|when i was\\b|in (?:18|19)\\d\\d',
    `(?:was|is) (?:my |our |her )?(?:${kin})[’']s\\b`,
    "(?:always|invariably) (?:contains?|has|have|calls? for|includes?|comes? with)\\b|(?:it|this|they|these) (?:should|ought to|(?:is|are) supposed to) (?:have|contain|be made with|come with|take)\\b|(?:hard|difficult|impossible) to imagine|(?:when|where|if) (?:an?|the|other|most) recipes? (?:calls?|asks?) for|(?:i|we) (?:always |once |long )?(?:thought|believed|assumed)\\b|gives? the original\\b|my first (?:attempt|try|batch|version)\\b|the first time\\b|after (?:\\w+ ){0,2}years of\\b|when (?:i|we) (?:worked|lived|cooked)\\b|i['’](?:d|ve) ever\\b",
    "(?:it|this|that|they)(?:['’](?:s|re)| is| are) (?:often|sometimes|commonly|generally)\\b",
    "you (?:might|may|would|could) (?:well )?(?:expect|think|guess|assume|imagine)\\b|you['’]d (?:expect|think|guess|assume|imagine)\\b",
    '(?:say|says|said|swears?|insists?) (?:my|the|most|many|some) \\w+',
    'as (?:if|though) (?:there|it|you|we|they)\\b',
    '(?:some|many|most|other) (?:people|cooks|recipes|versions|restaurants|families|bakers|chefs) (?:like to )?(?:add|use|put in|stir in|call for|insist on|swear by|include)\\b',
    '(?:in|at|on) (?:most|many|other|some) (?:homes|houses|kitchens|restaurants|families|recipes|versions|places|countries|shops|books)\\b',
    '(?:may|can|might|often|sometimes) (?:hide|contain|include)s?\\b',
    customary,
    '(?:usually|normally|traditionally|typically|ordinarily|classically|customarily|conventionally)\\b',
  ].join('|'),
);

const elders =
  'grand\\w+|mamaw|memaw|meemaw|oma|opa|omi|babcia|baba|babushka|yiayia|abuel\\w+|nonn[aio]|nonnas|lola|tita|nana|nani|dadi|bubbe|teta|halmoni|mormor|farmor|amma|ammi|paati|appa';

/** What is done here instead, behind the end of a clause or in the sentence that follows. */
const here = `(?:(?:i|we|ours|mine|our|my|here|this (?:(?:[\\w-]+ ){0,2}(?:one|version|recipe|take)|side|time)|these (?:ones )?|(?:at|in) (?:ours|our \\w+|my \\w+)|in this)\\b|(?:since|now|these days|nowadays|today|at home|at our table)\\b[^.!?;]{0,40} (?:i|we|ours|mine)\\b|(?:she|he|hers|his|(?:my|our) [\\w-]+|${elders}) (?:would (?:never|not|faint)|never|(?:did|does) not|(?:did|does)n['’]t|refused?s?|(?:says?|said) (?:it|that|this) (?:is|was|belongs?) (?:for|in|on)\\b)|this is the (?:plain|simpl|light|lean|stripped)[\\w-]* |(?:leave|skip|omit) (?:it|them)\\b|[^.!?]{2,30} (?:needs?|wants?|takes?) (?:neither|none)\\b|[^.!?]{2,60} (?:is|are) (?:my (?:\\w+)|plenty|enough|all (?:it|we|you) needs?)\\b|[^.!?]{2,60}\\b(?:does|do|will do|plays?|takes?|stands?|steps?|fills?)\\b(?: [\\w’']+){0,3} (?:jobs?|tricks?|parts?|roles?|place|work|in|here)\\b|[^.!?]{2,60}\\b(?:instead|here|in (?:this|our|my) (?:house|home|kitchen|version|recipe))${sentenceEnd})[^.!?]*`;

/** What is done in this kitchen. */
const ofThisKitchen = new RegExp(
  `^\\W*(?:(?:but|yet|so|and|while|whereas|though),? )*(?:${here}|there (?:is|are|was|were)(?:n['’]t| not| none| no)\\b|(?:when|once|after|ever since) (?:my|our) [^.!?;]{0,40} (?:i|we)\\b|where (?:i|we)\\b|out (?:they|it) (?:went|goes?|came)\\b|which is why (?:i|we|ours|mine)\\b|(?:at home|here|today),? (?:it|they)(?:['’](?:s|re)| is| are)\\b|(?:his|hers|theirs) (?:gets?|has|have)\\b|[^.!?]{0,60}\\byou (?:really |simply |just )?(?:don['’]t|do not|won['’]t) (?:need|want|miss) any\\b|(?:it|they)(?:['’]s|['’]re| is| are) (?:just|only|all)\\b|(?:it|they|this|these) (?:does|do|is|are)(?:n['’]t| not)\\b|this (?:[\\w-]+ ){0,2}(?:is|has|gets|uses|needs|comes|starts|leans|relies)\\b|since\\b|now\\b|(?:so )?none\\b|(?:for|with) (?:my|our|[a-z]+[’']s) (?:\\w+ ){1,3}(?:i|we)\\b|away from (?:both|all that|either)\\b|the (?:weekday|everyday|simple|humble|lighter|home) (?:one|version)\\b|(?:he|she|they) (?:does|do|did)(?:n['’]t| not) get any\\b|not (?:here|this|mine|ours|us|for us|in (?:our|my|this)|at (?:our|my)|today)\\b)`,
);
const ownSubject = /\b(?:i|we|mine|ours|our|this (?:one|version|recipe|dish))\b/;

/** Whether a clause speaks of other kitchens or other times. `told`: what it says before the food. */
export function speaksOfOthers(told: string, clause: string): boolean {
  if (otherTimes.test(told) || (otherTimes.test(clause) && !ownSubject.test(told))) return true;
  const begun = otherSubject.exec(told);
  return begun !== null && !ownSubject.test(told.slice(begun[0].length));
}

export function speaksOfThisKitchen(clause: string): boolean {
  return ofThisKitchen.test(clause);
}
