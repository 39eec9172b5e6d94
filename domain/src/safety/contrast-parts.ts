import { sentenceEnd } from './phrase-parts.ts';

/** "Leave it off" and "no guest has missed it" do not return to a food, "I never skip it" does. */
const left =
  '(?:(?:^|[;,.–—] |\\b(?:i|we|just|simply) )(?:leave|left|skip(?:ped)?|omit(?:ted)?)|\\b(?:nobody|no one|no-one|none|no \\w+)\\b[^.!?;]{0,40} miss(?:es|ed)?) ';

/** Agreement with others, and food that is spoken of without its name: "I do not argue", "ours gets a blizzard". */
const yielding =
  "(?:i|we) (?:do|did|will)(?! not\\b|n['’]t| without)|(?:i|we|my \\w+) (?:never|can not|cannot|can['’]?t|do not|don['’]t|did not|didn['’]t|will not|won['’]t|would not|wouldn['’]t) (?:refuse|argue|complain|object|resist|mind|blame|say no|be the one)|no (?:objection|complaint|quarrel|argument)s?|until (?:i|we)|(?:have|has|get|gets|use|add) enough|mistake|loss|regret|shame|the (?:former|latter|first|lot|stuff|finest|best|real thing)|every (?:drop|crumb|bit|last)|a (?:(?:whole|good|full|proper|double|small|big|thick|generous) )*(?:blizzard|snowfall|flurry|pint|lake|mountain|heap|avalanche|pile|pool|river|lot|load|block|stick|jug|cup|ton|bucket|shower|blanket|cloud|mound|drift|slab|wedge)(?! of (?!the\\b|it\\b)\\w)|(?!(?:like|prefer|eat|serve|love|want|take|have|make|and|or|is|are|was|with|in|at|on|to|for|of|than|but|so)\\b)[a-z]+ (?:mine|ours)";

/** Words that return to the food: "Greeks would add feta, and so do we", "but I add it all the same". */
export const returned = `(?![^.!?]*\\b(?:too|also|as well|same(?! (?:trick|job|work))|likewise|both(?! (?:jobs|parts|roles|tricks)\\b)|anyway|anyhow|still|double|twice|more|extra|even|agree|especially|nothing (?:beats|like)|no exception|(?:and )?so (?:do|does|will|should|is|are)|keeps? (?:it|them) (?:on|in)|(?:ours|mine) (?:is|are) [^.!?]{0,30}\\b(?:crumbled|grated|melted|toasted|shaved|sprinkled|scattered|whipped|stirred|poured)|that is why|never [^.!?]{0,30}\\bwithout|never (?:skimp|fail|forget|stint)|(?:add|adds|use|uses|stir|keep(?! (?:it|them) (?:clean|simple|plain|light|lean)\\b)|keeps|include|includes|put|puts|scatter|grate|sprinkle|crumble|pour|prefer|have|has|do|does|want|need|needs|get|gets|found|buy|make|bring|drizzle|brown|roast|toast|peel|like|love|serve|eat)(?: in| over| on)? (?:them|some|those|two|three|half|less|fewer|plenty|lots|ours|(?:a|an) (?:little|bit|few|handful|spoonful|splash|knob|pinch))\\b|(?:is|are|comes?) from|of (?:it|them)|${yielding}|(?<!${left}|\\bhere |\\bours )(?:them|it)(?! (?:over|on|with|plain|straight|without|needs?|clean|simple|light|lean)\\b))\\b)`;

const elders =
  'grand\\w+|mamaw|memaw|meemaw|oma|opa|omi|babcia|baba|babushka|yiayia|abuel\\w+|nonn[aio]|nonnas|lola|tita|nana|nani|dadi|bubbe|teta|halmoni|mormor|farmor|amma|ammi|paati|appa';

/** What is done here instead, behind the end of a clause or in the sentence that follows. */
export const here = `(?:(?:i|we|ours|mine|our|my|here|this (?:one|version|recipe|side|time)|these (?:ones )?|(?:at|in) (?:ours|our \\w+|my \\w+)|in this)\\b|(?:since|now|these days|nowadays|today|at home|at our table)\\b[^.!?;]{0,40} (?:i|we|ours|mine)\\b|(?:she|he|hers|his|(?:my|our) [\\w-]+|${elders}) (?:would (?:never|not|faint)|never|(?:did|does) not|(?:did|does)n['’]t|refused?s?|(?:says?|said) (?:it|that|this) (?:is|was|belongs?) (?:for|in|on)\\b)|this is the (?:plain|simpl|light|lean|stripped)[\\w-]* |(?:leave|skip|omit) (?:it|them)\\b|[^.!?]{2,30} (?:needs?|wants?|takes?) (?:neither|none)\\b|[^.!?]{2,60} (?:is|are) (?:my (?:\\w+)|plenty|enough|all (?:it|we|you) needs?)\\b|[^.!?]{2,60}\\b(?:does|do|will do|plays?|takes?|stands?|steps?|fills?)\\b(?: [\\w’']+){0,3} (?:jobs?|tricks?|parts?|roles?|place|work|in|here)\\b|[^.!?]{2,60}\\b(?:instead|here|in (?:this|our|my) (?:house|home|kitchen|version|recipe))${sentenceEnd})[^.!?]*`;

/** The sentence goes on, and says what is done here. The group must name another food, see `mentioned-elsewhere.ts`. */
export const turned = `[^.!?;,–—]{0,50}(?:\\s*[;–—]|,? (?:but|yet|though|while|whereas)|\\.(?= (?:i|we|ours|mine|here|this|these days|since|now|at|in our|these|[a-z]+ (?:does|do|plays?) (?:both|the|that|its|their)|[^.!?]{2,40} (?:is|are) my)\\b))\\s*${returned}(?<instead>(?:but |yet |so )?${here})`;

const relatives =
  '(?:mother|father|sister|brother|daughter|son)(?:-in-law)?|mom|mum|dad|gran|nan|aunt(?:ie|y)?|uncle|neighbou?rs?|friends?|in-laws|boss|cousins?|nephew|niece|kids|children|wife|husband|partner|room-?mate|flat-?mate|teacher|butcher|baker';

/** Cooks elsewhere: "purists", "my mother", "Ligurians". */
export const otherCooks = `(?:purists|traditionalists|others|(?:some|many|most)(?: (?!(?:i|we|you|of)\\b)[\\wà-ÿ]+){0,2}|(?:other|older|classic|restaurant|traditional) \\w+|people|everyone else|everybody else|they|restaurants|(?:my|his|her|our|their|the) (?:\\w+ )?(?:${relatives}|\\w+s next door)|(?:(?:my|our|his|her|their) )?(?:great-)?(?:${elders})|(?:dad|mum|mom|gran|nan|grandma|grandpa)(?: [a-z]+)?|the \\w+ side(?: of the family)?|(?:the )?(?:\\w+ )?(?:ladies|women|men|cooks|chefs|folks?|families|shops|caf[eé]s|diners|bakeries|vendors|stalls|street stalls|takeaways)(?: (?:in|at|from|down|up) [a-z ]{3,25})?|the (?:french|italians?|greeks?|spanish|english|germans?|japanese|chinese|turks?|british|dutch|swiss|irish|scots)|[a-z]{3,}(?:ians|ards|ans|eans|inos)|greeks|turks|danes|swedes|finns|poles|scots|czechs|swabians|basques|catalans|brits|parisians)`;
const actions =
  'serve|add|use|put|eat|insist|finish|make|take|prefer|pour|cook|fry|call|demand|throw|bring|scatter|grate|crumble|drizzle|thicken|reach|go|want|toss|swirl|blanket|smother|drown|bake|spread|melt|mix|whisk|blend|dress|crown|sneak|tuck|slip|load|pile|coat|roll|fold|enrich|bind|pair|have|do|start|fill|stuff|garnish|sprinkle|dollop|ladle|spoon|simmer|marinate|brown|roast|cover|layer|hide|slather|lean|bury|press|scoop|dunk|need|use|wear|ladle';
export const othersVerb = `(?:(?:would|will|might|may|always|usually|often|sometimes|like to|love to|tend to) ){0,3}(?:(?:${actions})(?:s|es|d|ed)?|fries|fried|relies|stir(?:s|red)?|top(?:s|ped)?|swear|swears|swore|sear|dip(?:s|ped)?|made|took|ate|brought|threw|went|did|had|hid|bound)`;
export const othersAction = `${othersVerb}(?: [\\w’'-]+){0,6}`;
