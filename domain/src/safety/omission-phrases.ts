import { anything, end, type Phrase, pattern, sentenceEnd, small, unlimited } from './phrase-parts.ts';

const measures =
  'drop|splash|dash|glug|knob|pat|spoon|spoonful|teaspoon|tablespoon|pinch|speck|crumb|trace|hint|gram|ounce|scrap|shred|whiff|sliver|handful|dollop|drizzle|lump|piece|slice|stick|cube|grain|sprinkle|sprinkling|swirl|glass|bottle';
/** What may follow a food that is denied; "not a drop of milk to spare", "not one egg but three" take some. */
const closed =
  /^(?!,? but\b)(?:\s*(?:[.,;:!?)–—]|$)| (?:here|in (?:here|sight|it|this|the (?:tin|house|kitchen|pot|pan|bowl|recipe|place|dough|batter|mix|fridge|larder|pantry)|my \w+|our \w+|this \w+)|any(?:where| ?more| longer)|around|at all|ever|altogether|along the way|for (?:good|me|us|him|her|\w+ (?:nights?|years|dinners?))|years ago|just|and|or|nor|so|since|because|when|(?:is|was|were|are|went|goes|has been) (?:used|needed|added|involved|harmed|in(?:to)?|near|to be)|to be (?:found|seen))\b)(?!,? (?:until|till|yet)\b)/;

/** "Why not a pat of butter?" and "if there is not a drop of milk" deny nothing. */
const unasked = '(?<!\\b(?:if|unless|whether|why|when|or)\\b[^.;:!?]{0,40})';

/** Phrases that a food was swapped for another or is left out. */
export const omissionPhrases: readonly Phrase[] = [
  // "No secret splash of soy sauce", "not a drop of milk anywhere", "not an almond in the tin".
  {
    cue: 'no|not|none|without|nor|never',
    before: pattern(
      `${unasked}\\b(?:(?:no|nor|without|never|not (?:an?|one|even)|not (?:an?|one) single)(?: an?)? (?!(?:small|mean|little|end|ordinary|mere)\\b)(?:[\\w-]+ ){0,2}(?:${measures})s? of (?:[\\w-]+ ){0,2}|(?:not|n['’]t) (?:an?|one|any)(?: single)? |not even (?:an? )?|(?:never|not) (?:on|in|with|over) )$`,
    ),
    after: closed,
  },
  // "When eggs, milk and butter were for selling", "butter was rationed when she wrote this".
  {
    cue: 'rationed|scarce|for selling|for the market|hard to|impossible to|too dear|a luxury|unheard of',
    before: /^/,
    after:
      /^ (?:was|were) (?:still |then |all |both )?(?:rationed|scarce|for selling|for the market|(?:hard|impossible) to (?:get|find|come by|buy)|too dear|too expensive|a luxury|unheard of)(?![^.!?]*\b(?:i|we|too|two|three|more|plenty|(?<!without )them|it is)\b)/,
  },
  // "Do not be put off by the lack of eggs", "the only thing missing is the egg wash", "I said goodbye to cheese".
  {
    cue: 'lack|absence|goodbye|farewell|thing|church|lent|fasting',
    before: pattern(
      `\\b(?:the (?:lack|absence) of|(?:goodbye|farewell|so long) to|the (?:only|one) (?:thing|ingredient) (?:missing|lacking|absent|left out)(?: here)? (?:is|are|was)|(?:church|churches|lent|tradition|monks|nuns|faithful|believers|families|orthodox|jains) (?:sets?|puts?) aside) (?:\\w+, )*${small}$`,
    ),
    after: unlimited,
  },
  // "Left out: the feta", "don't panic about the missing fish sauce".
  {
    cue: 'left out|missing|absent|omitted|not invited',
    before:
      /(?:\b(?:left out|missing|absent|omitted|not invited): (?:the |all |any )?|\b(?:about|for|of) the (?:missing|absent) )$/,
    after: anything,
  },
  // "The sauce that usually comes with it is replaced by another".
  {
    cue: 'replaced|swapped out',
    before: /^(?!.*\b(?:if|unless|when|not|never|until)\b[^.;:!?]*$)/s,
    after:
      /^[^.!?,;]{0,40} (?:is|are|was|were|has been|have been|gets?|got) (?:replaced|swapped out) (?:by|with|for|here)\b/,
  },
  // "If dairy were allowed in our house, which it isn't."
  {
    cue: 'which (?:it|they)',
    before: anything,
    after: /^[^.!?]{0,80}, which (?:it|they) (?:isn['’]t|aren['’]t|is not|are not)(?=\s*(?:[.!]|$))/,
  },
  // "Instead of reaching for soy sauce".
  {
    cue: 'instead of|rather than',
    before: pattern(
      `\\b(?:instead of|rather than) (?:reaching for|using|adding|opening|buying|relying on|resorting to|pouring in|stirring in|going for) ${small}$`,
    ),
    after: anything,
  },
  // "Peanuts and fish sauce, neither of which can come into our kitchen".
  { cue: '(?:neither|none) of', before: anything, after: /^,? (?:neither|none) of which\b/ },
  // "Enchiladas smothered in cheese are great, just not for us".
  {
    cue: 'not (?:for|in|at)',
    before: anything,
    after: pattern(
      `^[^.!?;:,–—]{0,30}[,;–—] (?:just |but |though |only )*not (?:for (?:us|me)|in (?:this|our|my) \\w+|at (?:ours|our \\w+))${sentenceEnd}`,
    ),
  },
  // "None of the little salted shrimp my grandmother swore by".
  {
    cue: 'none of',
    before: /\bnone of (?:the|that|your|its|those) (?:[\w-]+ ){0,3}$/,
    after: /^(?:\s*[.,;)]|$| (?:my|our|his|her|their|that|which|i|we|she|he|they)\b)/,
  },
  // "My friend can't go near tahini", "this has never seen an egg nor a cow", "we have never kept peanuts".
  {
    cue: 'never|not|cannot|.*n.t',
    before:
      /(?:\b(?:never|not|cannot|can not)|n['’]t) (?:ever |even |once )?(?:(?:go|goes|come|comes|get|gets|be|went|came)(?: anywhere)? near (?:the |any |an? )?|(?:saw|see|seen|met|meet|known|kept|keep|owned|find|found|spot)(?: an?| any| one)?(?: single)? )$/,
    after: closed,
  },
  // "I stopped making hummus", "it lost the walnuts along the way".
  {
    cue: 'stopped|quit|gave up|given up|swore off|lost|banished|axed|ditched|scrapped|retired|got rid of',
    before:
      /(?<!\b(?:never|not|nobody|nothing) (?:\w+ )?)\b(?:(?:stopped|quit|gave up|given up|swore off)(?: (?:making|using|adding|buying|eating|putting|baking|serving))?(?: with| in)? (?:the |any |all )?|(?:lost|banished|axed|ditched|scrapped|retired|got rid of) (?:the|its|their|all the|all|my|our) )$/,
    after: closed,
  },
  // "Nothing here contains milk".
  {
    cue: 'nothing|none',
    before: pattern(
      `\\b(?:nothing|none)(?: (?!but\\b|except\\b|than\\b)\\w+){0,4} (?:contains?|has|have|uses?|needs?|calls? for) ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "Coconut macaroons, not the almond kind".
  {
    cue: 'not the',
    before: /(?<!\b(?:if|why|is|are|was|were|do|does|did) ?)\bnot the (?:usual |classic |french |italian )?$/,
    after: pattern(`^ (?:kind|sort|type|variety|version)s?(?![^.!]*\\?)${end}`),
  },
  // "We've swapped the butter for oil", "oil takes over from butter". "You can swap" leaves it open.
  {
    cue: 'swap|trad|switch|exchang',
    before: pattern(
      `^(?!.*\\b(?:can|may|could|might|or|if|not|never|free to|don['’]t|optionally|sometimes)\\b[^.;:!?]*$).*\\b(?:swap(?:ped|ping|s)?|trad(?:e|ed|es|ing)|switch(?:ed|es|ing)?|exchang(?:e|ed|es|ing)) (?:out )?(?:every (?:last |single )?)?${small}$`,
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
  // "Leave the prawns to the restaurants", "for another day".
  {
    cue: 'leave',
    before: pattern(`\\bleave ${small}$`),
    after: pattern(
      `^ (?:to (?:the |other |fancy )?(?:restaurants?|takeaways?|professionals?|experts?|purists|chefs|pros|others|someone else)|for (?:another|some other) (?:day|time|dish|recipe|night))${end}`,
    ),
  },
  // "Cheese was never part of it", "eggs are missing on purpose", "nuts play no part".
  {
    cue: 'never part|on purpose|unnecessary|nowhere|no (?:part|place|role|business)',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until|once)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:(?:is|are|was|were) (?:never part of (?:it|this|the \\w+)|(?:missing|absent) on purpose|(?:quite |completely )?unnecessary|nowhere (?:to be (?:seen|found)|near it))|(?:plays?|ha(?:s|ve)) no (?:part|place|role|business)(?: here| in (?:it|this|(?:my|our|this) \\w+))?)${end}`,
    ),
  },
  // "Nobody will miss the cream."
  {
    cue: 'nobody|no one|no-one',
    before: pattern(
      `\\b(?:nobody|no one|no-one)(?: here| at (?:my|our) table)? (?:will|would|ever|has ever|did)(?: ever| even)? miss(?:ed)? ${small}$`,
    ),
    after: pattern(`^${end}`),
  },
  // "Eggs? Not in this one." "Butter? No problem" is none.
  {
    cue: '(?:no|not|nope|never|none|who)\\b',
    before: /(?:^|[.!?:;–—(]) ?(?:the |any )?$/,
    after:
      /^\?+ (?:not (?:in|on) (?:this|my|our|here)\b[^.!?,;]*|(?:no|nope|never|none)(?: here| needed| thanks| thank you)?|who needs (?:it|them))(?=\s*[.!:;–—])/,
  },
  // "The depth comes from time, not from anchovies."
  {
    cue: 'not',
    before: pattern(`\\bnot (?:from|because of|due to|thanks to) ${small}$`),
    after: pattern(`^${end}`),
  },
  // "Eggs would make it heavy." "Butter would make it richer" is an offer.
  {
    cue: 'would',
    before: /^(?!.*\b(?:if|unless|without|no|not|less|fewer|leaving out|skipping|omitting)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ would (?:only |just |merely )?(?:(?:spoil|ruin|drown|mask|overwhelm|smother|weigh down) (?:it|this|them|the \\w+)|(?:make|turn|leave) (?:it|this|them) (?:too \\w+|heavy|soggy|tough|greasy|bitter|dull|leaden|cloying|gluey|stodgy|rubbery))${sentenceEnd}`,
    ),
  },
  // "The preschool is nut-free, so the pecans had to go."
  {
    cue: '(?:had|have|has) to',
    before: /(?:, so|;|,? and so) (?:the |all the )?$/,
    after: pattern(`^ (?:had|have|has) to (?:go|come out|leave)${sentenceEnd}`),
  },
  // "Nuts never cross our door."
  {
    cue: 'cross|enter|come (?:in|near)|set foot|make it',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until|once)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:never|do not|does not|don['’]t|doesn['’]t|will not|won['’]t) (?:cross|enter|come (?:into|near|through)|set foot in|make it (?:into|past)) (?:my|our|this|the) \\w+${end}`,
    ),
  },
  // "The prawns are gone since my wife found out about her allergy."
  {
    cue: 'since',
    before: /^(?!.*\b(?:if|unless|when|whenever|where|until|till|once)\b[^.;:!?]*$)/s,
    after:
      /^ (?:is|are|has been|have been) (?:gone|banned|off the table|off the menu) (?:ever )?since (?:i|we|my|our|he|she|they)\b/,
  },
  // "It was born when we ran out of milk."
  {
    cue: 'ran out|had run out',
    before: pattern(`\\b(?:ran|had run) (?:clean |right )?out of ${small}$`),
    after: pattern(`^(?: (?:one|that) (?:day|night|evening))?${sentenceEnd}`),
  },
  // "Who said a soup must have cream?"
  {
    cue: 'who sa',
    before: pattern(
      `\\bwho (?:says|said)(?: that)? [\\w ]{0,25}\\b(?:must|needs?|has to|have to|should)(?: (?:have|contain|include|be made with))? ${small}$`,
    ),
    after: /^[^.!;:]*\?/,
  },
  // "It tastes of cream and contains none."
  {
    cue: 'none',
    before: pattern(`\\b(?:tastes?|smells?) of ${small}$`),
    after: pattern(`^,? (?:and|but|yet) (?:contains?|has|have|uses?|needs?) none${sentenceEnd}`),
  },
  // "Forget the cheese." "Forget the cheese and you will be sorry" is none.
  {
    cue: 'forget',
    before: /(?:^|[.!?;:–—(] )(?:just |so )?forget (?:about )?(?:the |all the |any )?$/,
    after:
      /^(?: altogether| here)?(?=\s*(?:[.!;–—)]|$))(?!\s*[.!;–—]+\s*(?:and )?(?:you|it|they|we|i)(?:['’]ll|['’]d| will| would)\b)/,
  },
  // "We leave nuts out and double the basil."
  {
    cue: 'leave',
    before: /\bwe leave $/,
    after: /^ out and (?:double|use|add)\b(?![^.;:!?]*\b(?:it|them)\b)/,
  },
];
