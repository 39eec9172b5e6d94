import { anything, end, type Phrase, pattern, sentenceEnd, small } from './phrase-parts.ts';
import { returned } from './returns-to-food.ts';

/**
 * Phrases that name a food of other cooks or of the usual dish, and go on with what is done here instead. Both parts must
 * be there, and nothing may return to the food.
 */
export const contrastPhrases: readonly Phrase[] = [
  // "With beef it would be cottage pie".
  {
    cue: '(?:would be|would make|becomes?|is called|turns into)',
    before:
      /\b(?:with|made with|if you use|using) (?!(?:the|this|these|that|it)\b)(?:\w+ ){0,2}\w+,? (?:it|this|that|the dish) (?:(?:would|['’]d) (?:then )?(?:be|make it|become|be called|be known as)|is called|becomes) (?:an? )?$/,
    after: pattern(`^${end}`),
  },
  // "Almond is out in our house."
  {
    cue: '(?:is|are) (?:\\w+ )?out',
    before: /^(?!.*\b(?:if|unless|when|whenever|until|once|take|leave|lay|set)\b[^.;:!?]*$)/s,
    after: pattern(
      `^ (?:is|are) (?:strictly |sadly )?out (?:in (?:our|my|this) \\w+|for (?:us|me)|at (?:home|school|our \\w+))${end}`,
    ),
  },
  // "It is the only sauce a steak needs, so put the ketchup away."
  {
    cue: 'put\\b.*\\baway',
    before: /\b(?:so|now|please|and|you can) put (?:the|your|that) (?:bottle of |jar of )?$/,
    after: pattern(`^ (?:bottle |jar )?away${sentenceEnd}`),
  },
  // "Everybody fights over them, lamb or no lamb."
  { cue: 'or no', before: /[,;(–—] ?$/, after: pattern(`^ or no [\\w-]+${sentenceEnd}`) },
  // "Check your paste, many hide shrimp."
  {
    cue: 'check',
    before: pattern(
      `\\bcheck(?:ing)? (?:the|your|its|every|each|any) [^.!?]{2,40}[,;:–—] ?(?:as |since |because )?(?:many|some|most|a few|plenty|they|it|brands)(?: of them| brands)? (?:(?:may|can|might|often|sometimes|quietly) ){0,2}(?:hides?|contains?|includes?|ha(?:ve|s)|sneaks? in|uses?) ${small}$`,
    ),
    after: anything,
  },
  // "The trick was born when I gave up fish", "if you miss the crunch of walnuts". "If you miss walnuts, add some" is none.
  {
    cue: 'miss',
    before: pattern(
      `\\b(?:if|when|who|whenever) (?:you |we |i |ever )*(?:misses|miss) (?:the (?:\\w+ (?:and \\w+ )?)of )?${small}$`,
    ),
    after: pattern(`^(?![^.!?]*\\b(?:add|use|stir|put|scatter|some|it|them|a few|a little)\\b)${end}`),
  },
  // "Whoever said that you need eggs for pancakes".
  {
    cue: 'whoever',
    before: pattern(
      `\\bwhoever (?:says?|said|thinks?|thought|claim(?:s|ed)?) (?:that )?[\\w ]{0,25}\\b(?:needs?|requires?|must have|(?:has|have) to have|(?:is|are) nothing without) ${small}$`,
    ),
    after: anything,
  },
  // "It came with a fried egg, but that is another recipe."
  {
    cue: 'that(?:.s| is| was) (?:another|a different)',
    before: anything,
    after:
      /^[^.!?,;–—]{0,30}[,;–—] (?:but )?that(?:['’]s| is| was) (?:another|a different) (?:recipe|story|dish|day)\b/,
  },
  // "He asked how much cream was in it. None."
  {
    cue: 'how m',
    before: pattern(`\\bhow (?:much|many) ${small}$`),
    after: pattern(
      `^ (?:is|was|are|were|went|goes|had gone) in(?:to)? (?:it|this|there|here|them)[.?!,;–—]+ (?:the answer (?:is|was):? )?(?:none|zero|not (?:a|one) \\w+)${sentenceEnd}`,
    ),
  },
  // "For nights when you crave mac and cheese but cannot have it."
  {
    cue: '(?:cannot|can.?t|may not|must not|do not|don.?t) (?:have|eat|touch|tolerate)',
    before: pattern(`\\b(?:craves?|fancy|wants?|longs? for|dreams? of|miss(?:es)?) ${small}$`),
    after:
      /^[^.!?,;]{0,20},? (?:but|and|yet) (?:can['’]?t|cannot|do not|don['’]t|may not|must not) (?:have|eat|touch|tolerate) (?:it|them|any|dairy|gluten|meat|fish|eggs|nuts)\b/,
  },
  // "Think lasagna, minus the cheese", "remember fish sticks? These are the grown-up version".
  {
    cue: 'think',
    before: /(?:^|[.!?…] |: )think (?:of )?(?:an? |the )?$/,
    after: /^(?: \w+)?, (?:but )?(?:minus|without|only lighter|but lighter)\b/,
  },
  {
    cue: 'remember',
    before: /(?:^|[.!?…] )remember (?:those |the |your |school )*$/,
    after: /^[^.!?,]{0,30}\? (?:this|these|here) (?:is|are)\b/,
  },
  // "It is what a Caesar would be without them."
  {
    cue: 'would be|would taste|would look',
    before: /\bwhat (?:an? |the )?(?:\w+ )?$/,
    after: /^(?: \w+)? would (?:be|taste|look)\b/,
  },
  // "A riff on shrimp scampi, with white beans in the leading role", "my son calls it cheese sauce; it is squash".
  {
    cue: 'riff|inspired|homage|tribute|answer|nod|love letter|calls? (?:it|this|them|these)|raised|grew up|brought up',
    before: pattern(
      `\\b(?:riff on|inspired by|(?:homage|tribute|answer|nod|love letter) to|(?:raised|grew up|brought up) on|calls? (?:it|this|them|these)) (?:(?:an?|the|my \\w+) )?(?:[\\w’-]+ )?["“]?$`,
    ),
    after: pattern(
      `^["”]?(?: [\\w’-]+){0,4}["”]?(?:, (?:(?:but |only )?(?:with|made (?:with|of|from)|built on|using)\\b)|\\s*[;.–—] ?(?:it|they|this|these|ours|but)\\b)${returned}(?<instead>[^.!?]+)`,
    ),
  },
  // "Bottled ones usually hide soy", "most versions contain fish sauce, so make your own".
  {
    cue: 'bought|bottled|ready-made|supermarket|commercial|jarred|canned',
    before: pattern(
      `(?:^|[.!?;:–—…] |\\n)(?:the )?(?:(?:shop|store)-bought|bought|bottled|ready-made|supermarket|commercial|jarred) (?:[\\w-]+ ){0,2}(?:(?:(?:nearly|almost) )?(?:always|often|usually|may|can|sometimes|also|mostly) )?(?:hides?|contains?|ha(?:ve|s)|includes?|(?:is|are) (?:mostly |often |usually )?(?:made (?:with|from))?) (?:sugar and )?${small}$`,
    ),
    after: pattern(
      `^(?! (?:you|we|i|which|that)\\b)${returned}(?:${sentenceEnd}|, so (?:make|check|read|look)\\b)`,
    ),
  },
  // "There is no need to dip in beaten eggs."
  {
    cue: 'no (?:need|reason|call) (?:to|for)',
    before:
      /\bno (?:need|reason) to (?:[\w]+ or )?(?:dip|dunk|roll|dredge|drown|bathe|soak)(?: (?:it|them|anything|the \w+))? (?:in|into) (?:(?:beaten|whisked|melted|any|more|the) )*$/,
    after: pattern(`^${end}`),
  },
  // "The village is known for its almonds."
  {
    cue: 'known|famous|renowned',
    before:
      /(?:^|[.!?…] )(?:the|this|our|my|that) (?:\w+ )?(?:village|town|region|valley|island|city|coast|country|area|province|port|county) (?:\w+ ){0,3}(?:is|was) (?:known|famous|renowned|celebrated) for (?:its|their) (?:\w+ )?$/,
    after: anything,
  },
];
