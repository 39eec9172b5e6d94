import { anything, end, type Phrase, pattern, sentenceEnd, small, unlimited } from './phrase-parts.ts';

/** Phrases that a food was swapped for another or is left out. */
export const omissionPhrases: readonly Phrase[] = [
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
  // "Not a drop of cream goes in." "Not a drop of cream is wasted" is none.
  {
    cue: 'not (?:an?|one)',
    before: pattern(
      `\\bnot (?:a|one)(?: single)? (?:drop|knob|speck|crumb|trace|hint|gram|ounce|spoonful|spoon|splash|scrap|shred|whiff) of ${small}$`,
    ),
    after: pattern(
      `^(?![^.!?]*\\bbut\\b)(?: (?:goes|went|is|was|comes) (?:in(?:to it)?|needed|used|involved|added))?(?: here| in (?:it|this|sight|there))?${sentenceEnd}`,
    ),
  },
  // "My husband hates cheese, so there is none."
  {
    cue: 'hate|loathe|detest|dislike|stand|bear|abide',
    before: pattern(
      `\\b(?:hates?|loathes?|detests?|dislikes?|(?:cannot|can['’]?t) (?:stand|bear|abide)) ${small}$`,
    ),
    after: pattern(
      `^,? so (?:there (?:is|are) none|(?:i|we) (?:leave|left|keep|kept) (?:it|them) out|(?:i|we) skip(?:ped)? (?:it|them)|(?:this|it|mine|ours) has none)${sentenceEnd}`,
    ),
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
