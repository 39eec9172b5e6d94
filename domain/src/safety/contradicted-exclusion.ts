const part =
  '(?:some|a (?:little|bit|knob|pat|splash|drop|dash|handful|spoonful|spoon|dollop|few|pinch|piece|slice)|one)(?: more)?(?: of (?:it|them))?';
const using =
  '(?:add|use|stir|put|throw|toss|fold|grate|melt|pour|sprinkle|scatter|include|sneak|slip|drop|whisk)';
const takes = new RegExp(
  [
    // "But stir a knob in anyway", "I add it all the same".
    `\\b${using}\\w*\\b[^.!?]{0,40}\\b(?:anyway|anyhow|all the same|just the same|regardless|nonetheless|nevertheless|even so|after all)\\b`,
    // "A splash never hurts".
    `\\b${part} (?:never|(?:will|would|does|do|can) (?:not|never|no)|won['’]t|wouldn['’]t|doesn['’]t|does no|do no) (?:hurts?|harms?|go(?:es)? amiss|spoils?)\\b`,
    `\\b${part} (?:is|would be|is always) (?:nice|good|lovely|welcome|better|wonderful|delicious)\\b`,
    // "I stopped buying butter. Last month I started again."
    `\\b(?<!\\b(?:never|not|ever) (?:\\w+ )?)(?:(?:started|began) again|(?:came|went|fell|switched|am|are|is|was|were) back (?:to|in|on|with))\\b`,
    // "He can't eat cheese, she can't eat onions, and this has plenty of both."
    // "They swapped almonds for seeds. I swapped them back." "It had one egg, mine two."
    '\\b(?:swapped|put|brought|took|added) (?:them|it) back\\b|\\b(?:crack|whisk|beat|stir|add|use)(?: in)? (?:one|two|three|four|\\d+)(?=\\s*(?:[.;!,]|$))|\\bmine (?:one|two|three|four|\\d+)\\b',
    '\\bplenty of (?:it|them|both)\\b|\\b(?:but|and) (?:the|this) \\w+ (?:can|does|has)(?=\\s*(?:[.;!,]|$))',
    // "Stir in a little."
    `\\b${using}(?: in| over)? ${part}(?: in| too| over| on top)?(?=\\s*(?:[.;!)]|$|if\\b))`,
    // "Flax does what eggs do, so add both."
    `^[^.!?]{0,30},? so (?:add|use|take|buy|put in) (?:both|them|it|some)\\b`,
    // "Italians would never add cream. I do."
    '^[^.!?;,]{0,30}[.;,–—]+ (?:but |and |though )?(?:i|we) (?:do|did|would|will)(?=\\s*(?:[.,;:!–—]|$|and\\b|with\\b|in\\b|for\\b|when\\b|here\\b|though\\b))',
    // "That of the butter that you stir in", "cheese, which I grate over".
    `^(?:,? (?:that|which))? (?:you|we|i) (?:then |now |just |also |always )?${using}(?! to\\b)`,
    // "Not a drop of cream but a whole jug".
    '^,? but (?:an?|one|two|three|half an?|\\d+) (?:whole |full |good |big )?(?:jug|cup|pint|lit(?:er|re)|ladle|glass|spoon|pot|tub|tablespoon|g|ml|quarter|pound|block|stick|lot|load)s?(?:ful)?\\b(?! of (?!it\\b|them\\b|the\\b))',
    // "Some say no cream; I say a whole cup", "she never added cheese, and I never leave it out".
    '^(?:,? (?:they|she|he|people|some) \\w+)?[^.!?;,]{0,40}[.;,–—]+ (?:but |and |though )?(?:i|we) (?:say|said|beg to|disagree\\w*|never (?:leave|skip|omit|forget|go without))\\b',
    // "I was told to leave out the tahini and ignored it", "without prawns it is a vegetable pot, so in they go".
    "\\b(?:and|but) (?:i |we )?(?:ignored|disobeyed|overruled|(?:didn['’]t|did not) listen)\\b|\\b(?:so|and|but),? in (?:it|they) go(?:es)?\\b",
    // "My doctor forbade me shrimp, my appetite did not", "without milk on weekdays, with it on Sundays".
    "^[^.!?]{0,30},? (?:but )?(?:my|our) \\w+ (?:did|does|do)(?: not|n['’]t)(?=\\s*(?:[.!;]|$))|\\bwith (?:it|them) (?:on|at|in|for|when|if)\\b",
  ].join('|'),
  'i',
);

/** Characters after the food that are read: the sentence and the one that follows. */
const reach = 140;

/** Whether a text returns to a food that it has excused: "no cream needed, but a splash never hurts". */
export function isUsedAfterAll(text: string, end: number): boolean {
  return takes.test(text.slice(end, end + reach));
}
