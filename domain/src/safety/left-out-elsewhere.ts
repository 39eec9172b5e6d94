import type { Clause } from './clauses.ts';
import { people } from './kitchens.ts';

/** Who leaves a food out gives no answer: "most leave the cheese off. They left it off at my wedding". */
export const leavesOut = /\b(?:leaves?|left|skips?|skipped|omits?|omitted|forgot|forget)\b[^,;]*$/;

/** The cook at another time: "I used to leave out", "my first version had no". */
const formerly =
  /\b(?:used to|(?:my|our|the) (?:first|early|earlier|last|old) (?:\w+ )?(?:version|attempt|try|batch|one)s?|once|years ago|back then|for (?:years|ages|months)|(?:i|we) (?:tried|forgot|meant)|until (?:\w+ )?(?:i|we))\b/;
/** "Grandma's had no egg". */
const ofAnother =
  /^\W*(?:(?:my|our|his|her|the) )?[\wà-ÿ]+['’]s (?:\w+ )?(?:had|has|have|uses?|used|is|was)\b/;
const byAnother = new RegExp(
  `^\\W*(?:(?:and|but|though|while|then),? )*(?:(?:he|she|they|others|some people|most people)\\b|(?:(?:my|his|her|our|their|the|an?|some|most|many|other|one of my) (?:[\\wà-ÿ’'-]+ ){0,2}|)(?:${people})\\b)|\\b(?:an?|one|the) (?:cook|woman|man|friend|chef|baker|neighbou?r) who\\b|^\\W*(?:the|an?|another) (?:[\\w-]+ )?(?:version|recipe|one) (?:without|with no|minus)\\b|^\\W*there(?:['’]s| is| are) (?:an?|other|many|some|plenty of) (?:[\\w-]+ )?(?:versions?|recipes?|ones?|people|cooks?)\\b`,
);
/** "I know a cook | who uses none." */
const relative = /^(?:who|which) /;
/** What people must not eat is not on the table, nor what they taught to leave out: "my daughter can't have fish sauce". */
const unable =
  /\b(?:(?:taught|showed|convinced|persuaded) (?:me|us)|cannot|can['’]?t|couldn['’]?t|may not|must not|not allowed|allerg\w+|intoleran\w+|anaphyla\w+|hives|swell\w*|swelled)\b/;
const here = /\b(?:we|mine|ours|our (?:house|kitchen|table)|this|these|it|here)\b/;

/**
 * Whether a clause says only that others leave a food out, or that this cook did at another time: "my brother makes his
 * without the mayonnaise" says nothing of this dish.
 */
export function isLeftOutElsewhere(clauses: readonly Clause[], start: number): boolean {
  const at = clauses.findIndex((one) => one.start <= start && one.end > start);
  const clause = clauses[at];
  if (!clause) return false;
  const told =
    (relative.test(clause.said) ? `${clauses[at - 1]?.said ?? ''} ` : '') +
    clause.said.slice(0, start - clause.start);
  if (formerly.test(told)) return true;
  return (ofAnother.test(told) || byAnother.test(told)) && !here.test(told) && !unable.test(told);
}
