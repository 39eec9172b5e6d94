import { returned } from './returns-to-food.ts';

const word = "[\\wà-ÿ’'-]+";
const stops =
  '(?:it|them|him|her|that|those|one|ones|mine|ours|yours|his|hers|theirs|same|both|way|with|and|or|in|into|on|over|to|at|from|by|plenty|more|most|twice|double|two|three|second|another|extra|as|all|good)\\b';

/** What is not done with a food here: "I never have", "we don't bother". "I never argue" says nothing of it. */
const notDone =
  "(?:not|never|cannot|n['’]t) (?:\\w+ly |even |really |ever )?(?:have|has|had|do|did|does|add|use|need|want|wait|bother|touch|buy|eat|keep|put|go|see|seen|like|miss|take|reach|make|tolerate|get|call|include|contain|stir|cook|serve|afford|sell|offer|stock|with|here|today|quite|ours|mine|any|a|an|the|so|this|that|(?:in|at|on|for) (?:our|my|this|ours|mine|us|me))\\b|(?:never|not|cannot|n['’]t)(?=\\s*(?:[.,;:!?)–—]|$))";

/** "We leave it out", "ours is vegan": what is done instead needs no other food. */
export const refusal = new RegExp(
  `\\b(?:without|none|no(?! (?:reason|exception|end|less|fewer|doubt|qualms?|regrets?|shame|wonder|intention|plans?|problem|better|different|more than)\\b)|skip|leave|omit|neither|out (?:they|it) (?:went|goes?)|left (?:it|them|those) (?:out|off)|lighter (?:one|version)|you (?:really |simply |just )?(?:don['’]t|do not|won['’]t) (?:need|want|miss) any|faint|refused?s?|plainer|clean|simple|vegan|vegetarian|meatless|free|too poor|allergic|(?:eat|like|serve|love|have) (?:it|them|mine|ours) (?:straight|plain|as (?:it|they) (?:is|are)|on (?:its|their) own|bare))\\b|(?:\\b|(?=n['’]t))(?:${notDone})|\\bsaid (?:it|that|this) (?:is|was|belongs?) (?:for|in|on)\\b`,
);

/** What this kitchen does with another food, up to its name: "we use a little", "ours comes with", "my mum fries in". */
export const answered = new RegExp(
  `^\\W*(?:(?:but|yet|so|and|while|whereas|though|then|now|today|here|these days|nowadays|at home|(?:in|at) (?:our|my|this) ${word}|at ours|where|which is why|(?:since|when|once|after) (?:${word} ){0,5}?${word}|(?:for|with|because of|given) (?:${word} ){1,4}?${word}),? )*(?:(?:i|we|mine|ours|his|hers|theirs|(?:this|that)(?: one| version| recipe| dish| time)?|this (?:[\\w-]+ ){1,2}(?:one|version|recipe|take|cousin|riff|variation)|these(?: ones?)?|(?:this|our) side|my ${word}|our ${word})(?:['’](?:s|re|ve|d|ll))?)(?: (?:just|now|always|simply|only|mostly|rather|have|has|would|am|are|is(?: all)?|was|been|come to|came to|(?:found|find)(?: that)?|learned to|like to|prefer to|${word}ly))*(?: (?:double|(?!${stops})${word})(?: all)?(?: (?:hers|his|ours|mine))?(?: up)?(?: (?:with|in|on|from|for|to|of|by|over))?)?(?: (?:its|their) ${word} from| itself,? with| up on|(?<=(?:like|love|prefer|eat|have)) it (?:over|on)|(?<=(?:fry|cook|make|bake|roast|finish|thicken|top|bind|dress|start|season|grease|sweeten|brown|brush|making|cooking|baking|frying|topping)) (?:it|this) (?:with|in)| (?!${stops})${word}){0,6} $|\\b(?:here|at home) (?:with|in) (?:${word} ){0,2}$|^\\W*(?:and |but )?(?:i|we|mine|ours) (?:in|with|on) (?:${word} )?$|\\b(?:i|we) [^.!?;]{0,40}\\b(?:version|recipe|one|way) (?:that|which|with) (?:relies on|leans on|starts with|uses|has) (?:${word} )?$`,
);
/** What another food does here, behind its name: "sunflower seeds cost a tenth", "avocado does both jobs". */
export const takesOver =
  /^(?:, [^,.!?]{3,50},)?(?: [\wà-ÿ’'-]+){0,6} (?:(?:do|does|did|plays?|played|takes?|took|fills?|filled|stands?|stood|steps?|stepped) (?:[\w’'-]+ ){0,3}(?:jobs?|tricks?|parts?|roles?|place|work|lifting|setting|over|in|gap|for)\b|(?:is|are) what (?:[\w’'-]+ ){1,3}(?:eats?|cooks?|makes?|uses?)\b|(?:costs?|is|are) (?:plenty|enough|all (?:it|we|you) needs?|cheaper|better|fine|my \w+|a (?:fair|fine|good) (?:trade|swap|exchange)|a (?:tenth|fraction|quarter|half|third))|(?:works?|browns?|binds?|crunch(?:es)?|fries|melts?|sets?|tastes?|does|do)(?: [\w’'-]+){0,3} (?:just as well|as well|better|crisper|fine|instead|here)\b|(?:gives?|brings?|gave|brought) (?:it |you |us )?(?:the same|all the|as much|that same)\b|(?:was|were|is) all (?:my \w+|we|she|he|they|i) (?:could|had|needs?)\b|(?:turned|turns) out to be (?:even |far |much )?(?:better|lighter|nicer)\b|(?:is|are|makes?) an? (?:\w+ )?(?:stand-in|substitute|replacement|swap)s?\b|pulls? (?:it|this) off\b|(?:lighten|brighten|bind|hold|thicken|carry)s? (?:this|it|these|things|everything)(?: one| version)?(?: up| together)?\b|[a-z]+ (?:up )?(?:just|equally|nearly|almost) as well\b|keeps? (?:it|this|them|things) (?:[\w-]+-free|vegan|vegetarian|light|lean|simple)\b|gets? (?:you|us) (?:there|all the way)|sounds? (?:odd|strange|wrong)\b|rules?\b|makes? (?:(?:it|them|everything) \w+er|(?:the|a|an) (?:better|\w+er))\b|(?:do|does) (?:exactly |just )?the same(?: thing| job)?\b|(?:[\w’'-]+ ){1,3}(?:just|every bit|exactly) as \w+|(?:does|do) (?:it|nicely|perfectly|beautifully)\b)/;

/** What is used instead is no food: "ours has smoke", "this one starts with patience", "kneading is enough here". */
export const otherwise = new RegExp(
  `^\\W*(?:(?:but|yet|so|and|now|today|these days),? )*(?:(?:i|we|ours|mine|this(?: one| version)?) (?:uses?|has|starts? with|relies on|leans on|goes for) (?:something |only )?(?!${stops}|(?:spoon|cup|splash|hand|jug|knob|dollop|pint|glug|dash|lot|heap|half|them)[a-z]*\\b)[a-z]+(?<!ed|ly|s)\\W*$|(?:(?:it|this|that)(?:['’]s| is))? *(?:all )?(?:down|thanks|owed) to\\b|(?!(?:an?|one|half|two|three|some|less|that|it|this|these|they)\\b)[^.!?]{2,50} (?:is|are) (?:\\w+ )?(?:enough|plenty|all (?:it|we|you) needs?)\\b)`,
);

/** "We don't make them", "I leave that to her": the words do not return to the food. */
export const refused =
  /\bleave (?:that|this|it|them) to (?:her|him|them|others)\b|(?:isn['’]t|is not|aren['’]t|are not) one of (?:them|those)\b|(?:doesn['’]t|don['’]t|didn['’]t) get any\b|\b(?:(?:do|does|did|would|could|ca|wo|is|are|has|have)n['’]t|(?:(?:do|does|did|would|could|can|will|has|have) )?(?:not|never)|cannot) (?:\w+ly |even |really |ever )?(?:make|add|use|put|need|want|do|eat|have|touch|like|serve|miss|buy|include|get|keep|sell|offer)(?: in| on| near)? (?:it|them|that|those|any|one)\b(?! (?:too|until|till|yet|before|if|unless|without|otherwise|any|less|half|at the|so|that))/;
const notReturned = new RegExp(`^${returned}`);
/** "It's just onions", "it doesn't", "I fry it in oil": the word is the dish, not the food. */
export const theDish =
  /\bkeeps? (?:it|this|them|things) (?:[\w-]+-free|vegan|vegetarian|plant-based)\b|\b(?:at home|here|ours|today),? (?:it|they)(?:['’](?:s|re)| is| are) [\w-]+-free\b|\b(?:it|they)(?:['’](?:s|re)| is| are) (?:just|only|all)\b|\b(?:it|they|this) (?:does|do|is|are)(?:n['’]t| not)(?! (?:complete|finished|the same|right|enough|without))|\b(?:it|they|this)(?: do| does| did)? +leave\b\b|(?<=\b(?:fry|cook|make|bake|roast|finish|thicken|top|bind|dress|start|season|grease|sweeten|brown|brush|making|cooking|baking|frying|topping)(?:s|es)? )(?:it|them) (?:in|with|on)\b/g;
/** "Now it has raisins", up to the other food. */
export const dishHas =
  /^(?:(?:now|today|here|these days|nowadays|at home|at ours|(?:at|in) (?:our|my) \w+(?: \w+)?|since [\w’' ]+|but|so|yet|and),? )*(?:it|they|the \w+ (?:one|version))(?:['’](?:s|re)(?: been)?| has been| is| are| has| have| gets?| uses?| takes?| needs?)(?: (?:an?|some|only|just))? (?!(?:the|all|good|lovely|nice|great|best|what|in|on)\b)(?:[\w-]+ )?$/;
/** "And the team inhaled it": what is eaten is the dish, what is added may be the food. */
export const eaten =
  /(?<!\b(?:add|use|put|stir|pour|scatter|sprinkle|grate|crumble|fold|whisk|melt|pile|keep|want|need|have|get|buy|find|with|of|in|on|for|to|without)(?:s|ed|red|ped|es)?(?: in| over| on| all)? )\b(?:it|them)\b/g;

/** Whether a clause returns to the food: "and so do we", "a splash is plenty". */
export function returnsTo(told: string): boolean {
  return !notReturned.test(told.trim());
}

export const takenBack =
  /\b(?:too(?! poor)|also|as well|anyway|anyhow|regret\w*|mistake|shame|pity|sadly|unless|until|if|(?:i|we) (?:do|did|will)(?! not\b|n['’]t))\b/;

/** "That is salmorejo, and another day's lunch." */
export const another =
  /^that(?:['’]s| is)\b[^.!?]{0,40}\banother (?:day|dish|recipe|story|lunch|dinner|matter)\b/;

/** "So check the jar", "so make your own". */
export const warned =
  /^so (?:this (?:is|should be|must be) (?:one|something) to make (?:at home|yourself)\b|(?:check|read) (?:the|your|its|every|each) (?:\w+ )?(?:jar|label|packet|tub|pack|tin|bottle|ingredients|small print|list)\b(?! (?:has|have|says|for)\b)|(?:we |i )?make (?:your|our|my) own\b|(?:look for|buy|choose|get|use) (?:the|an?|one) [^.!?]{0,20}(?:100|pure|certified|labell?ed|[\w-]+-free|vegan)\b)/;

/** A cook of the family, who refuses: "my father refused". */
export const relative = /^\W*(?:(?:but|and|though),? )*(?:he|she|my|our|mum|mom|dad|gran\w*) /;
