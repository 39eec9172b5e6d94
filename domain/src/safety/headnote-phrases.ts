import { here, otherCooks, othersAction, othersVerb, returned, turned } from './contrast-parts.ts';
import { adverb, end, notTakenBack, type Phrase, pattern, sentenceEnd, small } from './phrase-parts.ts';

/** Nothing before the food turns the sentence around: "leaving out the butter would be a mistake". */
const unturned =
  /^(?!.*\b(?:if|unless|when|whenever|where|until|once|without|no|not|never|less|fewer|than|leaving|skipping|omitting|forgetting|only|but)\b[^.;:!?]*$)/s;

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
  // "You will see tahini next to kofta everywhere. Here it is yogurt."
  {
    cue: 'everywhere|elsewhere|(?:in|on|at|with) (?:every|most|many|all)',
    before: pattern(
      `\\b(?:you|one)(?:['’]ll| will| may| might| often| usually| always)* (?:see|find|meet|get|encounter) ${small}$`,
    ),
    after: pattern(
      `^(?=[^.!?;]*\\b(?:everywhere|elsewhere|(?:in|on|at|with) (?:every|most|many|all) (?!\\w*(?:market|shop|store|deli|grocer)))) [^.!?;]{0,70}(?:\\s*[;–—]|,? but|\\.(?= (?:i|we|ours|mine|here|this)\\b))\\s*${returned}(?<instead>(?:but )?${here})`,
    ),
  },
  // "The secret is Marmite in most houses, but not in ours."
  {
    cue: '(?:in|at|on) (?:most|many|other|some|all)',
    before: unturned,
    after: pattern(
      `^ (?:in|at|on) (?:most|many|(?:all )?other|some) \\w+(?: \\w+)?,? (?:but |though )?(?:not|never) (?:in|at|on) (?:ours|mine|this \\w+|our \\w+|my \\w+)${end}${notTakenBack}`,
    ),
  },
  // "Oma fried hers in goose fat, my father in butter, and I in oil."
  {
    cue: 'and (?:i|we) (?:in|with|on)',
    before: pattern(`\\b${otherCooks} (?:${othersVerb}(?: [\\w’'-]+){0,3} )?(?:in|with|on) $`),
    after: pattern(
      `^(?:,| and|;)${returned}[^.!?;]{0,60}\\b(?:and|but|while) (?:i|we|mine|ours) (?:in|with|on) (?<instead>[^.!?]+)`,
    ),
  },
  // "Traditionally there is yogurt on the side; leave it off."
  {
    cue: adverb,
    before: pattern(
      `\\b${adverb},? (?:there (?:is|are)|(?:it|this|they) (?:comes?|is served|are served|gets?)(?: with)?|you (?:get|would have|would add)) (?:always )?${small}$`,
    ),
    after: pattern(
      `^[^.!?;,–—]{0,40}[;,.–—] (?:but )?(?:(?:leave|keep) (?:it|them) (?:off|out)|skip (?:it|them)|omit (?:it|them)|(?:i|we) (?:(?:leave|left) (?:it|them) (?:off|out)|skip (?:it|them)|go without|never (?:do|did)(?! without))|not (?:here|today|in this \\w+))(?!,? (?:if|unless|when|until)\\b)`,
    ),
  },
  // "I grew up on the peanut version. Since then we use almond butter."
  {
    cue: 'grew up|raised|brought up',
    before: pattern(`\\b(?:raised|grew up|brought up) on (?:(?:an?|the|my \\w+) )?(?:[\\w’-]+ )?["“]?$`),
    after: pattern(`^["”]?(?: [\\w’-]+){0,4}["”]?${turned.replace('[^.!?;,–—]{0,50}', '')}`),
  },
  // "Classic green goddess leans on anchovies. Avocado does the job here", "most polenta cakes are half almonds; ours is all
  // polenta", "the restaurant version is slick with chili crisp; at home I keep it plain".
  {
    cue: 'classic|traditional|original|usual|most|proper|authentic|standard|old-school|typical|restaurant|takeaway|takeout',
    before: pattern(
      `(?:^|[.!?…;]["”’]? |\\n)(?:the |a |an )?(?:classic|traditional|original|usual|most|proper|authentic|standard|old-school|typical|restaurant|takeaway|takeout) [\\wà-ÿ’'-]+(?: [\\wà-ÿ’'-]+){0,2} (?:(?:often|usually|always|mostly) )?(?:leans? on|relies on|calls? for|uses?|takes?|needs?|starts? with|(?:is|are|comes?) (?:(?:slick|thick|rich|heavy|made|topped|bound|loaded|finished|smothered|scattered) with|half|mostly|all)|ha(?:s|ve)|contains?|hides?|gets?|wants?) (?:(?:ground|plenty of|lots of) )?${small}$`,
    ),
    after: pattern(`^(?: [\\w’-]+)?${turned}`),
  },
  // "Red ones may hide peanuts; green ones need neither."
  {
    cue: '(?:may|can|often|usually|sometimes) (?:hide|contain)',
    before: pattern(
      `(?:^|[.!?…;]["”’]? |\\n)(?:red|white|black|green|brown|dark|dry|fresh|hard|soft|sweet|thick|yellow) \\w+s (?:may|can|often|usually|sometimes) (?:hide|contain|include) ${small}$`,
    ),
    after: pattern(`^${turned}`),
  },
  // "In Addis Ababa it would come on injera. At ours it is rice."
  {
    cue: 'it would|they would',
    before: pattern(
      `(?:^|[.!?…;]["”’]? |\\n)(?:in|at|around) [a-zà-ÿ’' ]{3,25},? (?:it|they|this|these)(?: would|['’]d) (?:come|be served|arrive|be eaten|go) (?:on|with|in|over) (?:[\\w-]+ ){0,4}$`,
    ),
    after: pattern(`^${turned}`),
  },
  // "My flatmate eats it with nothing but nokedli. Potatoes are my heresy."
  {
    cue: '(?:anything|nothing|none) but',
    before: pattern(`\\b${otherCooks}\\b[^.!?;]{0,80} (?:with|on|over) (?:anything|nothing) but $`),
    after: pattern(`^${turned}`),
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
  // "In Córdoba they thicken it with bread. That is salmorejo, and another day's lunch."
  {
    cue: 'that(?:.s| is)\\b[^.!?]* another',
    before: pattern(`\\b${otherCooks} ${othersAction} $`),
    after:
      /^[^.!?;]{0,50}[.;–—] that(?:['’]s| is)\b[^.!?]{0,40}\banother (?:day|dish|recipe|story|lunch|dinner|matter)\b/,
  },
];
