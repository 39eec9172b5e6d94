import {
  adverb,
  anything,
  elsewhere,
  end,
  gives,
  notTaken,
  type Phrase,
  pattern,
  sentenceEnd,
  small,
} from './phrase-parts.ts';

/** What comes before does not take the food: "add the sauce that some people use" does. */
const unspoken = /^(?!.*\b(?:i|we|add|use|with|stir in|pour|serve|put|top|finish)\b[^.;:!?]*$)/s;

/** Phrases about what a food does in other dishes, and about people who must not eat it. */
export const otherDishPhrases: readonly Phrase[] = [
  // "The snap that butter usually would", "the salt that anchovies would bring", "the body that nuts give elsewhere".
  {
    cue: 'would|elsewhere|others|in other|in most',
    before: pattern(
      `(?<!\\b(?:so|sure|is|say|says|know|find|guess|think|means?) )\\b(?:that|which) ${small}$`,
    ),
    after: pattern(
      `^(?: ${adverb})?(?: would(?: ${adverb})?(?: ${gives})?(?: ${elsewhere})?| ${gives} ${elsewhere})${end}`,
    ),
  },
  // "The crunch peanuts usually would".
  {
    cue: 'would',
    before:
      /\b(?:gives?|brings?|has|have|adds?|lends?|provides?|offers?|supplies|supply) (?:(?:the|all the|that|a) )(?:[\w-]+ )?(?:crunch|snap|salt|saltiness|body|richness|creaminess|savou?r|depth|tang|bite|texture|chew|colou?r) $/,
    after: pattern(`^ ${adverb} (?:would|does|do)${end}`),
  },
  // "Crunches like nuts do", "the way egg white does".
  {
    cue: 'do|does|did|would',
    before: /\b(?:as|like|the way|how) (?:(?:an?|any|other|ordinary|regular|real|dairy) )*$/,
    after: pattern(`^(?: ${adverb})? (?:does|do|did|would)(?: ${adverb})?(?: ${elsewhere})?${end}`),
  },
  // "Salt and soy sauce do here what fish sauce does in Bangkok".
  {
    cue: 'what',
    before: /\bdo(?:es)?(?: here| the same| exactly| just)* what $/,
    after: pattern(`^(?: ${adverb})? (?:does|do|did|would)(?: ${adverb})?(?: ${elsewhere})?${end}`),
  },
  // "Where the cheese used to be".
  {
    cue: 'where',
    before: pattern(`\\bwhere (?:other \\w+ (?:have|use) )?${small}$`),
    after: pattern(`^ (?:used to|would|might|${adverb})(?: ${adverb})? (?:be|is|are|go|goes|sit|sits)${end}`),
  },
  // "Rice goes in where other mothers put noodles".
  {
    cue: 'where (?:other|most|some|many|an?|the)',
    before: pattern(
      `\\bwhere (?:other|most|some|many|an?|the usual|the classic|the original) (?:\\w+ ){1,3}?(?:would )?(?:put|use|add|have|has|pour|want|(?:reach|call|ask)(?:es|s)? for|rel(?:y|ies) on|need)s? ${small}$`,
    ),
    after: pattern(`^${end}${notTaken}`),
  },
  // "Usually there would be peanuts; pumpkin seeds crunch just as well."
  {
    cue: '(?:usually|normally|traditionally|classically|often)',
    before: pattern(
      `\\b(?:usually|normally|traditionally|classically),? (?:there (?:would be|are|is|were)|it (?:has|would have|contains)|(?:you|one) (?:would|will)? ?finds?) ${small}$`,
    ),
    after:
      /^(?: (?:in|on) (?:it|top|this|there))?\s*[;.,–—]\s*(?![^.!?]*\b(?:too|also|them|it)\b)[^.!?]*\b(?:just as well|instead|better|the job|here)\b/,
  },
  // "It froths as well as cow's milk".
  {
    cue: 'as (?:well|happily|nicely|readily|quickly|easily|beautifully) as',
    before: pattern(
      `\\b(?:froths|works|melts|whips|browns|sets|thickens|bakes|binds|behaves|tastes|spreads|foams|steams|holds|keeps)(?: up)? (?:just |almost |nearly |exactly )?as (?:well|happily|nicely|readily|quickly|easily|beautifully) as ${small}$`,
    ),
    after: anything,
  },
  // "It makes its own cream".
  {
    cue: 'own',
    before:
      /\b(?:makes?|making|creates?|produces?|forms?|builds?) (?:its|their) own (?:light |thick |silky |rich )?$/,
    after: anything,
  },
  // "Who needs a bun?"
  { cue: 'who needs', before: pattern(`\\bwho needs ${small}$`), after: /^[^.!;:]*\?/ },
  // "No eggs? No problem."
  {
    cue: 'no problem|no worries|no matter',
    before: /(?:^|[.!?] )no $/,
    after: /^\? no (?:problem|worries|matter)\b/,
  },
  // "Naan is off limits for us".
  {
    cue: 'off[- ]limits|off the menu|out of the question|banned|forbidden|not allowed|no-go',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until|once)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:is|are|was|were|stays?|remains?) (?:strictly |still |completely |now |all )?(?:off[- ]limits|off the menu|out of the question|banned|forbidden|not allowed|a no-go)(?: (?:for (?:us|me|our \\w+)|in (?:our|this|my) \\w+|here|at home))?${end}`,
    ),
  },
  // "Allergic to eggs", "anybody with a nut allergy".
  {
    cue: 'allerg|intoleran',
    before: /\b(?:allergic|allergy|allergies|intolerant|intolerance) to (?:\w+ )?$/,
    // "I am allergic to prawns, but I cook them for the others."
    after:
      /^(?![^.!?]*\b(?:but|yet|and|so) (?:i|we|he|she|they) (?:still )?(?:cooks?|uses?|adds?|puts?|makes?|serves?|eats?|keeps?|stirs?)\b)/,
  },
  {
    cue: 'allerg|intoleran|sufferer',
    before: /^/,
    after: /^(?: |-)(?:protein )?(?:allerg(?:y|ies|ic)|intoleran(?:ce|ces|t)|sufferers?)\b/,
  },
  // "Suitable for people who avoid dairy and eggs".
  {
    cue: 'who (?:avoid|cannot|can|skip|go|live|do)',
    before: pattern(
      `\\b(?:suitable|safe|fine|good|made|written|meant|perfect|right|ideal) for (?:[\\w-]+ ){1,3}who (?:avoids?|skips?|cannot (?:eat|have)|can['’]?t (?:eat|have)|(?:go(?:es)?|lives?|do(?:es)?) without) (?:(?:dairy|gluten|meat) (?:and|or) )?${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "Check the label for nuts", "avoid stock cubes that contain wheat".
  {
    cue: 'check',
    before: pattern(
      `\\bcheck(?:ing)? (?:the|your|its|their|each|every|all|any) (?:[\\w-]+ )?(?:labels?|packets?|packs?|packaging|tins?|box(?:es)?|bottles?|cartons?|ingredients?|small print)(?: list)?(?: carefully| first| closely| twice)? for (?:traces of |hidden |signs of )?${small}$`,
    ),
    after: anything,
  },
  {
    cue: '(?:that|which) (?:contain|list|hide|ha)',
    before: pattern(
      `\\b(?:avoid|beware of|watch out for|steer clear of) [\\w -]{3,40} (?:that|which) (?:contains?|has|have|lists?|hides?) ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "The paste is our own, because most jars hide shrimp paste".
  {
    cue: 'jars?|brands?|packets?|tubs?|bottles?|versions?|ones',
    before: pattern(
      `\\b(?:because|since|as|so|our own|home-?made|unlike)\\b[^.;!?]*\\b(?:most|many|some|other|bought|ready-made|commercial|supermarket|restaurant) (?:[\\w-]+ ){0,2}(?:jars?|brands?|packets?|tubs?|bottles?|versions?|ones) (?:also |often |usually |still |sometimes |can )?(?:hide|contain|include|have|are made (?:with|of|from)|rely on|come with) ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "Cheese lovers may weep." "Cheese lovers can grate some over" takes it.
  {
    cue: 'lover|hater|addict|fan|eater|shy|averse|hating|sensitive|avoid',
    before: /^/,
    after:
      /^[- ](?:haters?(?!\s*[,:!])\b|(?:lovers?|addicts?|fans?|eaters?)\b(?![^.!?]*\b(?:add|use|some|more|extra|it|them|grate|scatter|sprinkle|top|stir|can|may (?:add|want|like)|could|should|want|serve)\b)|(?:shy|averse|hating|sensitive|avoiding)\b)/,
  },
  // "Rice noodles, not wheat ones."
  {
    cue: 'ones|kind|sort',
    before: /(?<!\bwhy )\b(?:not|never) (?:the )?$/,
    after: /^ (?:ones|kind|sort)(?=\s*(?:[.,;!)]|$))/,
  },
  // "On the side that you would use for cheese".
  {
    cue: 'would|might|normally|usually',
    before: pattern(
      `\\b(?:you|one) (?:would|might|normally|usually) (?:use|take|keep|reserve|pick|choose) for ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "Pine nuts, which I never add".
  {
    cue: 'which|that|something',
    before: /^(?!.*\bif\b[^.;:!?]*$)/s,
    after: pattern(
      `^[^.!?;:,]{0,30},? (?:which|that|something) (?:(?:we|i) (?:never|do not|don['’]t) (?:\\w+ly )?(?:add|use|eat|have|buy|keep|include|put in)|(?:we|i)(?:['’]ve| have)? (?:leave|left) out|(?:we|i) skip)(?: (?:here|at home|any ?more))?${sentenceEnd}`,
    ),
  },
  // "The original had bacon; ours has smoked paprika", "my grandmother used butter; I use oil".
  {
    cue: 'unlike',
    before: pattern(
      `\\bunlike [^.;:!?]{0,40}(?:which|that) (?:has|have|uses?|calls? for|contains?|needs?) ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  {
    cue: 'used to',
    before: pattern(`\\bused to (?:be made with|contain|call for|take) ${small}$`),
    after: pattern(`^${sentenceEnd}`),
  },
  // "Do not reach for hoisin: it often contains wheat."
  {
    cue: '(?:it|they|these|those)\\b.*\\b(?:contain|hide|ha|include)',
    before: pattern(
      `\\b(?:(?:do not|don['’]t|never) (?:reach for|use|add|buy|choose)|avoid|skip) [^.!?:;]{3,40}[:;,–—] (?:because |since |as )?(?:it|they|these|those) (?:often |usually |may |can |always |sometimes )+(?:contains?|hides?|has|have|includes?) ${small}$`,
    ),
    after: pattern(`^${sentenceEnd}`),
  },
  // "People expect feta; lime is better."
  {
    cue: 'expect',
    before: pattern(`\\b(?:people|some|many|most|guests|you) (?:might |may |would |will )?expect ${small}$`),
    after: pattern(
      `^[^.!?;]{0,40}[.;,–—][^.!?]*\\b(?:better|instead|none|nothing|without|enough)\\b${notTaken}`,
    ),
  },
  // "You would swear there was cream in it."
  {
    cue: 'swear|think|bet|guess|believe|assume',
    before: pattern(
      `(?:\\b(?:would|could|might)|['’]d) (?:swear|think|bet|guess|believe|assume) (?:that )?(?:there (?:was|were)|it (?:had|was)|they (?:had|were)|(?:you|we|i) (?:were eating|had added|had used)) ${small}$`,
    ),
    after: pattern(`^(?: (?:in|on) (?:it|them|this|there|here|the \\w+))?${end}`),
  },
  // "The parmesan stays in the drawer."
  {
    cue: 'stay',
    before: /^(?!.*\b(?:if|unless|when|whenever|until)\b[^.;:!?]*$)/s,
    after: pattern(
      `^(?: rind)? (?:stays?|can stay) (?:in the (?:drawer|cupboard|shops?|packet|larder|pantry)|on the shelf)${end}`,
    ),
  },
  // "My brother asked where the beef was."
  {
    cue: 'where',
    before: /\b(?:asks?|asked|wonders?|wondered) (?:me |us )?where (?:the |all the )?$/,
    after: pattern(`^ (?:is|was|are|were|went|(?:has|have|had) gone)${end}`),
  },
  // "So does the Worcestershire sauce that some people add".
  {
    cue: '(?:some|many|most|other) ',
    before: unspoken,
    after: pattern(
      `^(?: that| which)? (?:some|many|most|other) (?:people|cooks|recipes|versions|restaurants|families|bakers|chefs) (?:like to )?(?:add|use|put in|stir in|call for|insist on|swear by|include)${end}${notTaken}`,
    ),
  },
  // "Macadamias are common in Hawaii; edamame gives the crunch here."
  {
    cue: 'common|usual|traditional|customary|classic|typical|standard',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:is|are|was|were|would be) (?:common|usual|traditional|customary|classic|typical|standard)(?: in [\\w ]+| elsewhere)?[;,.–—]${notTaken}[^.!?]*\\b(?:here|instead)\\b`,
    ),
  },
];
