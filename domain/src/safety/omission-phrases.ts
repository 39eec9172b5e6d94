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
  // "We leave nuts out and double the basil."
  {
    cue: 'leave',
    before: /\bwe leave $/,
    after: /^ out and (?:double|use|add)\b(?![^.;:!?]*\b(?:it|them)\b)/,
  },
];
