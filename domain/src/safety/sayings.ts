/**
 * A way in which a sentence speaks of foods that are in other dishes or that somebody must not eat: what stands before
 * and after the food, or after and before the list that it belongs to ("dairy or eggs"). Lower case.
 */
type Saying = {
  /** Words without which the saying does not occur. Most texts have none, which saves the look at each of their foods. */
  cue: string;
  before: RegExp;
  after: RegExp;
};

const small = '(?:(?:an?|the|any|all|all the|other|ordinary|regular|real|plain|your|our|added|some) )*';
const adverb = '(?:usually|normally|often|typically|ordinarily|traditionally|otherwise|generally)';
const gives = '(?:bring|give|add|provide|lend|offer|supply|contribute|have|do|be|play)s?';
const elsewhere =
  '(?:elsewhere|otherwise|in (?:other|most|many) \\w+|in the (?:original|classic)|in (?:a )?restaurants?|in [a-z]{4,})';
/** The end of a clause; nothing follows that limits the saying to a time or a condition. */
const end = '(?=\\s*(?:[.,;:!?)–—]|$|(?:and|but|so|thanks) ))';
const sentenceEnd = '(?=\\s*(?:[.!?)]|$))';
const anything = /^/;
const unlimited =
  /^(?![^.;:!?]*\b(?:until|till|before|yet|early|soon|now|first|if|unless|when|while|again|too)\b)/;
/** The sentence goes on with what is done here instead. */
const contrasted =
  /^(?![^.!?]*\b(?:too|also|as well|same|similar|no different|alike|just as|likewise|double|twice|more|extra|both|(?:adds?|uses?|keeps?|ha(?:s|ve)|includes?|prefers?) (?:it|them|that))\b)[^.!?;,–—]*(?:\s*[;–—]|,? (?:but|while|whereas)|,)\s*(?:(?:i|we) (?:use|prefer|go for|reach for)|(?:ours|mine)\b|here (?:it is|we|i)\b|this (?:one |version |recipe )?(?:uses|has|takes|needs|relies))/;

const pattern = (source: string) => new RegExp(source);

export const sayings: readonly Saying[] = [
  // "The snap that butter usually would", "the salt that anchovies would bring", "the body that nuts give elsewhere".
  {
    cue: 'would|elsewhere|in other|in most',
    before: pattern(
      `(?<!\\b(?:so|sure|is|say|says|know|find|guess|think|means?) )\\b(?:that|which) ${small}$`,
    ),
    after: pattern(
      `^(?: ${adverb})?(?: would(?: ${adverb})?(?: ${gives})?(?: ${elsewhere})?| ${gives} ${elsewhere})${end}`,
    ),
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
    after: pattern(`^ (?:used to|would|${adverb})(?: ${adverb})? (?:be|is|are|go|goes|sit|sits)${end}`),
  },
  // "Use oil where you would use butter".
  {
    cue: 'would|might',
    before: pattern(
      `\\b(?:where|as|like) (?:you|one|others|people|they) (?:would|might)(?: ${adverb})? (?:use|add|put|reach for|expect) ${small}$`,
    ),
    after: pattern(`^${end}`),
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
      `^ (?:is|are|stays?|remains?) (?:strictly |still |completely |now |all )?(?:off[- ]limits|off the menu|out of the question|banned|forbidden|not allowed|a no-go)(?: (?:for (?:us|me|our \\w+)|in (?:our|this|my) \\w+|here|at home))?${end}`,
    ),
  },
  // "Allergic to eggs", "anybody with a nut allergy".
  {
    cue: 'allerg|intoleran',
    before: /\b(?:allergic|allergy|allergies|intolerant|intolerance) to (?:\w+ )?$/,
    after: anything,
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
  // "Friends of mine add peanut butter, but not in this house."
  {
    cue: 'but|though',
    before: /^(?!.*\bif\b[^.;:!?]*$)/s,
    after: pattern(
      `^[^.!?;:]{0,40}, (?:but|though) (?:not (?:in (?:this|our|my) (?:house|home|kitchen|family|version|recipe)|here|ours)|(?:we|i) (?:never do|do not|don['’]t|do without|never have|leave (?:it|them) out|skip (?:it|them)))${sentenceEnd}`,
    ),
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
    cue: 'original|classic|traditional|usual|old|restaurant|authentic|most|many|other|older|mother|grand\\w+|mum|mom|nan|nonna|aunt|granny|friends?|others|purists',
    before: pattern(
      `(?:\\b(?:the|most|many|other) (?:original|classic|traditional|usual|old|older|restaurant|authentic|recipes|versions|books)(?: (?!and\\b|or\\b|with\\b)\\w+)?|\\b(?:traditional|classic|older|restaurant) (?:recipes|versions|cooks|kitchens)|\\b(?:grand\\w+|mother|mum|mom|nan|nonna|aunt|granny|friends?|others|purists)) (?:would |always |usually )?(?:had|has|have|calls? for|called for|uses?|used|takes?|relies on|rel(?:y|ied) on|(?:is|was|are|were) made with|contains?|contained|adds?|added|swears? by|swore by|insists? on|insisted on) (?:plenty of |lots of )?${small}$`,
    ),
    after: contrasted,
  },
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
  // "Nothing here contains milk".
  {
    cue: 'nothing|none',
    before: pattern(
      `\\b(?:nothing|none)(?: (?!but\\b|except\\b|than\\b)\\w+){0,4} (?:contains?|has|have|uses?|needs?|calls? for) ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "We've swapped the butter for oil", "oil takes over from butter". "You can swap" leaves it open.
  {
    cue: 'swap|trad|switch|exchang',
    before: pattern(
      `^(?!.*\\b(?:can|may|could|might|or|if|not|never|free to|don['’]t|optionally|sometimes)\\b[^.;:!?]*$).*\\b(?:swap(?:ped|ping|s)?|trad(?:e|ed|es|ing)|switch(?:ed|es|ing)?|exchang(?:e|ed|es|ing)) (?:out )?${small}$`,
    ),
    after: /^(?: out)? for\b/,
  },
  {
    cue: 'swapped in for|takes? over from|steps? in for|dut(?:y|ies) for',
    before: pattern(`\\b(?:swapped in for|takes? over from|steps? in for|does duty for) ${small}$`),
    after: anything,
  },
  // "Don't be tempted to add cheese", "resist adding cream", "no need to reach for the cream".
  {
    cue: 'tempted|think of|resist|hold off|need to|reason to|let it near',
    before: pattern(
      `\\b(?:(?:don['’]t|do not|never) (?:be tempted to|feel tempted to|even think of) (?:add|use|adding|using)|resist (?:adding|using)|hold off on|no (?:need|reason) to (?:reach for|buy|use|add|open|bother with)|never let it near) ${small}$`,
    ),
    after: unlimited,
  },
  // "We keep butter out of it", "I have left the parmesan out".
  {
    cue: 'out of|(?:left|leave)\\b.*\\bout',
    before: pattern(`\\b(?:keeps?|kept|leaves?|left) ${small}$`),
    after: /^ (?:right |well )?out of (?:it|this|the (?:dish|recipe|pot|pan|house|picture|mix))\b/,
  },
  {
    cue: 'left|leave',
    before: pattern(`\\b(?:we|i)(?:['’]ve| have)? (?:left|leave) ${small}$`),
    after: pattern(`^ out(?: (?:altogether|entirely|completely|on purpose|here))?${sentenceEnd}`),
  },
  // "Leave the prawns to the restaurants".
  {
    cue: 'leave',
    before: pattern(`\\bleave ${small}$`),
    after: pattern(
      `^ to (?:the |other |fancy )?(?:restaurants?|takeaways?|professionals?|experts?|purists|chefs|pros)${end}`,
    ),
  },
  // "Cheese was never part of it", "eggs are missing on purpose", "nuts play no part".
  {
    cue: 'never part|on purpose|unnecessary|nowhere|no (?:part|place|role)',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until|once)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:(?:is|are|was|were) (?:never part of (?:it|this|the \\w+)|(?:missing|absent) on purpose|(?:quite |completely )?unnecessary|nowhere (?:to be (?:seen|found)|near it))|(?:plays?|ha(?:s|ve)) no (?:part|place|role)(?: here| in (?:it|this))?)${end}`,
    ),
  },
];
