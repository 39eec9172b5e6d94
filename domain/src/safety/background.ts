import type { Clause } from './clauses.ts';
import { atThisTable, speaksOfOthers } from './kitchens.ts';
import { isLeftOutElsewhere, leavesOut } from './left-out-elsewhere.ts';
import { isUnable } from './refused-foods.ts';

/** A food that a text names: where, and what the rest of the text says of it. */
type Told = {
  start: number;
  end: number;
  /** The text leaves this very food out elsewhere: "no soy sauce". */
  isLeftOut: boolean;
  /** Whether another part of the text says that this kitchen must do without it: "she can't have dairy". */
  isRefused: (rest: string) => boolean;
};

/** Exceptions, relapses and judgments that take back what a text says of an allergy or leaves out. */
const takenBack = new RegExp(
  [
    "(?:every(?:one|body) else|the rest of (?:us|the (?!\\w+ (?:goes|go)\\b)\\w+)|for the others|the others (?:get|have|can|may|want|eat)|the adults|the grown-ups)(?:['’]s)?\\b",
    "if you (?:do not|don['’]t) count|not counting|unless|except(?: for)? (?:on|when|at|for (?:the|a|one))|apart from|aside from|other than|save for|almost|nearly|mostly",
    "(?:went|go|going|came|come|am|are|is|was|were|be) back (?:to|in|on)\\b|(?:started|began) again|gave in|caved|relent(?:ed)?|could(?:n['’]t| not) resist|can(?:['’]t|not) resist|cheat(?:s|ed|ing)?|sneak\\w*|snuck|outgr\\w+|no longer (?:allergic|vegan|vegetarian|intolerant)|all clear",
    '(?:was|were|is|are|am) (?:so |very |quite |just |plain |dead )?(?:wrong|mistaken|fools?|silly|an idiot|not (?:me|him|her|one of (?:them|those)))|(?:big )?mistake|regret\\w*|never again|(?:her|his|their) loss|know better|knew better|forgot|ignored',
    'anyway|anyhow|all the same|just the same|regardless|after all|nonetheless|nevertheless|even so|in the end|so (?:do|did|does|will|have|am) (?:i|we|mine|ours)|(?:mine|ours|this one) (?:does|do|has|have|is full|gets|takes)|(?:but|and|yet) (?:i|we) (?:do|did|have|am|are)\\b(?! (?:not|never)\\b)|we (?:all )?still|i still|he still|she still|real (?:deal|stuff)|the real thing here|optional|the non-\\w+',
    "both\\b|plenty of|free-ish|takes? a pill|(?:but|and) (?:the|this|my|our) \\w+ (?:can|does|has|is)\\b|there(?:['’]s| is| are) [^.!?;]{0,20}\\bhere|this is (?:the|an?) (?:\\w+ )?(?:original|version with)\\b|this is (?:it|how|what|that)\\b|same\\b|(?:don['’]t|do not) care\\b",
  ].join('|'),
);

/** What tells that a food is gone, before or behind it. */
const gone =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|without|cannot|zero|minus|sans|instead of|rather than|in place of|unlike|than|skip\w*|omit\w*|avoid\w*|ditch\w*|dropped|lost|lose|quit|stopped|swap\w*|replac\w*|traded|banish\w*|refus\w*|banned|bans|forbid\w*|forbidden|gave up|given up|goodbye|farewell|rid of|(?:ran|run) out|lack\w*|hates?|loathes?|allerg\w+|intoleran\w+|reacts?|hives)\b|n['’]t\b/;

/** Other versions, other times and guesses. Of these a clause tells what this dish does without; "the usual cream" is here. */
const otherwise =
  /\b(?:(?:most|every|many)(?! (?:of|drop|bit|bite|last)\b)|usually|normally|traditionally|typically|originally|conventionally|classically|(?:the|an?|any) (?:original|proper one)\b|(?:usual|normal|regular|proper|original|classic|traditional|typical|standard|authentic|ordinary|conventional|textbook) (?:[\w-]+ )?(?:recipes?|versions?|ones?|dish(?:es)?|method|way|cards?|things?)|by the book|restaurants?|(?<!\b(?:my|our|this|the one) (?:\w+ )?)(?:recipes?|versions?)|stores?|supermarkets?|shops?|brands?|packets?|boxe[sd]|boxed|bottled|jarred|takeout|takeaway|online|internet|purists?|supposed to|should have|ought to|used to|once|ago|grew up|childhood|before (?:my|our|his|her|the|i|we)|back home|back then|growing up|often|commonly|in the (?:north|south|east|west|city|shops)|one (?:puts|uses|adds|cooks|takes|eats)|people|folks|others|they|them|somebody|someone)\b/;
/** What others did, in the past. */
const othersDid =
  /(?:^\W*(?:(?:and|but|so|then|when|while|because),? )*|\b)(?:(?:he|she|they)|(?:the|an?|our|my|his|her|their|one) (?:[\wà-ÿ’'-]+ ){1,4}?)\s*(?:was|were|had|did|made|put|ate|came|went|gave|threw|took|offered|swore|said|told|brought|sent|kept|poured|[a-z]{2,}ed)\b/;
/** "Regular oyster sauce has wheat in it". */
const ordinary = /\b(?:usual|normal|regular|standard|ordinary|conventional|most|many) (?:[\w-]+ )?$/;
const holds = /^(?: \w+)? (?:has|have|contains?|hides?|includes?|(?:is|are) (?:made|brewed|cut))\b/;
/** What one relative does now is done at this table: "Mum slips in anchovies". */
const relativeNow =
  /^\W*(?:(?:and|but|so|then|when|while|because),? )*(?:(?:he|she)\b|(?:my|our|his|her) (?:[\w-]+ )?\w+ (?!who\b)|(?:mum|mom|dad|gran\w*|nan)\b)/;
/** This kitchen just before the food: "we put the hazelnuts back", "my version has butter". */
const ownNow =
  /^\W*(?:(?:and|but|so|now|today|then),? )*(?:this|mine|ours|these|here|(?:my|our) (?:[\w-]+ )?(?:version|recipe|one|take|dish|kitchen|house))\b|\b(?:i|we)(?:['’]\w+)?(?: [\w’'-]+){1,5} $|\b(?:but|and) with (?:[\w-]+ ){0,2}$/;
/** What stands in the dish: "the usual cream goes in", "at our place". */
const presentBehind =
  /^(?: \w+)? (?:goes|go|went|is|are|gets?|comes?|stays?|lies?|lands?|melts?) (?:in|on|into|over|under|underneath|back|there|here)\b|\b(?:our (?:house|home|kitchen|table|place|version|own|plates?|bowls?)|ours|mine|we|us|here|underneath|back)\b/;
const tried =
  /\b(?:i|we) (?:(?:ran|did) the test|tested|compared|tried|knew|know|thought|remember\w*|was told|were told|expected|missed|miss|loved|ate|had eaten|had tasted|sat)\b|\byou(?: all)? (?:know|remember|loved|grew up|used to|had)\b/;
/** What is said next of what others do: "I quit adding them", "not for this", "this isn't it", "so I mix my own". */
const deniedNext = new RegExp(
  [
    '\\b(?:quit|stopped|gave up|given up|skip(?:ped)?|leave|left|dropped|ditched|lost|never (?:use|used|add|added|buy|touch|liked)|not (?:use|add|need|miss))\\b(?: \\w+)? (?:them|it|those|that|the rest|all that)\\b(?! (?:cook|simmer|bake|rest|stand|sit|cool|in|on|to|too|home)\\b)',
    "\\bcan(?:['’]t|not) (?:have|eat|do) (?:them|it|those|any)\\b|\\b(?:did|does|do|goes|go|went) without\\b",
    "^\\W*not (?:for|in) (?:this|ours|mine|us|my|our)\\b|^\\W*th(?:is|ese) (?:is(?:n['’]t| not)|are(?:n['’]t| not)) (?:it|that|them|those|one of)\\b",
    '^\\W*(?:nobody|no one)(?: else)?(?: \\w+){0,4} (?:does|do|did)\\W*$',
    '\\b(?:mix|make|made|blend|grind|bake|cook)\\b(?: \\w+){0,2} (?:my|our|your) own\\b',
  ].join('|'),
);
const takenAway = /\btook (?:it|them|that) away\b/;
/** What a school forbids may be eaten elsewhere. */
const atSchool = /\b(?:schools?|nursery|day ?care|classroom|office|camp)\b/;
const elsewhere = /\b(?:weekends?|home|saturdays?|sundays?|holidays?|grandma['’]s)\b/;
const compared = /\b(?:than|like|as|unlike|versus|vs) (?:an? |any |the )?(?:[\w-]+ )?$/;

/** What this kitchen does: "we stir in", "mine has". */
const own = /\b(?:i|we|i['’](?:m|ve|d|ll)|we['’](?:re|ve|d|ll)|mine|ours|here|this|these|it|you|your)\b/;
const ordered =
  /^\W*(?:(?:and|then|but|just|always|please|or|so|now),? )*(?:top|add|serve|finish|sprinkle|scatter|stir|fold|use|drizzle|crumble|grate|pour|dollop|spoon|dust|garnish|put|spread|throw|toss|mix|try|eat|pass|offer|give|keep|make|melt|beat|whisk|swirl|crack|slip|tuck|lay|brush|cook|fry|bake|rub|pack|save|bring|buy|get|grab|reach|think)\b/;
const served =
  /\b(?:with|topped|over|under|alongside|on top of|finished|served|plus|beside|contains?|including|hides?|holds?)\b/;
/** Portions of this dish that others get: "his half gets", "her bowl has". */
const portion =
  /\b(?:his|hers|theirs|half|bowls?|plates?|portions?|share|servings?|table)\b(?: \w+)? (?:gets?|got|ha[sd]|have|comes?|takes?|is|are|with)\b|\b(?:gets?|ha[sd]|have|eats?|likes?|wants?|takes?) (?:his|hers|theirs|her own|his own|their own)\b/;
/** Nothing but conjunctions and question words before the food. */
const bare =
  /^\W*(?:(?:and|but|so|because|since|as|while|why|what|how|do|does|did|are|is|plain|most|raw|where|which),? )*$/;

const atOurs = /\b(?:and|or|as|like) (?:(?:also|even) )?(?:(?:at|in|on) (?:our|my|this)|here|ours|mine)\b/;

/** "They add parmesan in the north and at our place", from the end of the food to that of its sentence. */
export function isAtOursToo(clauses: readonly Clause[], at: number, end: number): boolean {
  const { said, start, sentence } = clauses[at]!;
  const further = clauses.slice(at + 1).filter((one) => one.sentence === sentence);
  return atOurs.test([said.slice(end - start), ...further.map((one) => one.said)].join(' '));
}

/** Whether a text takes back what it says of an allergy or leaves out. */
export function isTakenBack(text: string): boolean {
  const all = text.toLowerCase();
  return takenBack.test(all) || (atSchool.test(all) && elsewhere.test(all));
}

/** Whether a food is spoken of as this kitchen's: what stands before and behind it in its clause. */
export function isAtHand(before: string, behind: string): boolean {
  return (
    presentBehind.test(behind) || relativeNow.test(before) || (ownNow.test(before) && !tried.test(before))
  );
}

/** "Soy sauce brings glutamate". */
const verbNext = /^(?: \w+)? (?!and\b|or\b|in\b|on\b|with\b)[a-z]{3,}/;

/**
 * Whether a clause of a text tells of a food only as background, in a text that leaves it out or must: other versions, what
 * others did, a question, a comparison, a denial. Whatever this kitchen does, serves or orders counts.
 */
export function isBackground(text: string, clauses: readonly Clause[], told: Told): boolean {
  const at = clauses.findIndex((one) => one.start <= told.start && one.end >= told.end);
  const clause = clauses[at];
  if (!clause) return false;
  const before = clause.said.slice(0, told.start - clause.start);
  if (isTakenBack(text) || isAtOursToo(clauses, at, told.end)) return false;
  if (isUnable(before)) return true;
  const rest = clauses
    .filter((one) => one !== clause && !isLeftOutElsewhere(clauses, one.end - 1))
    .map(({ said }) => said);
  const next = clauses.filter((one) => one.start > clause.start && one.sentence <= clause.sentence + 1);
  const isDeniedNext = next.some(
    ({ said, end }) =>
      takenAway.test(said) || (deniedNext.test(said) && !isLeftOutElsewhere(clauses, end - 1)),
  );
  if (!told.isLeftOut && !isDeniedNext && !told.isRefused(rest.join('. '))) return false;
  const behind = clause.said.slice(told.end - clause.start);
  if (leavesOut.test(before) && isLeftOutElsewhere(clauses, told.start)) return false;
  if (ordered.test(before) || atThisTable.test(before) || portion.test(clause.said)) return false;
  const part = before.slice(Math.max(before.lastIndexOf(','), before.search(/ but (?!\w+ but )[^,]*$/)) + 1);
  const isGone = gone.test(part);
  const isTried = tried.test(before);
  if (!isGone && (presentBehind.test(behind) || (ownNow.test(before) && !isTried))) return false;
  const isOfOthers =
    othersDid.test(before) || (!relativeNow.test(before) && speaksOfOthers(before, clause.said));
  const isOther = otherwise.test(before) || isOfOthers || (ordinary.test(before) && holds.test(behind));
  if (own.test(before) && !isGone && !isTried && !isOther) return false;
  const isAsked = /^\s*\?/.test(text.slice(clause.end));
  if (isGone || isOther || isAsked || isTried || compared.test(before)) return true;
  return (
    told.isLeftOut &&
    bare.test(before) &&
    verbNext.test(behind) &&
    !own.test(behind) &&
    !served.test(clause.said)
  );
}
