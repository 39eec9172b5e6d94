import { isAtHand, isAtOursToo } from './background.ts';
import type { Clause } from './clauses.ts';
import { atThisTable, isCustomary, speaksOfOthers, speaksOfThisKitchen } from './kitchens.ts';
import { leavesOut } from './left-out-elsewhere.ts';
import {
  another,
  answered,
  dishHas,
  eaten,
  otherwise,
  refusal,
  refused,
  relative,
  returnsTo,
  takenBack,
  takesOver,
  theDish,
  warned,
} from './this-kitchen.ts';

const besides = /^(?:where|while|whereas|though|although)\b/;

type Span = { start: number; end: number };
/** `isRefused`: whether the rest of the text says that this kitchen does without the food. */
type Place = Span & { others: readonly Span[]; isRefused: (rest: string) => boolean };

/**
 * Whether a text tells how other kitchens use a food, and how this one does without it: "in Rome they put anchovies, at
 * our house never". `others`: where the text names other foods. In doubt the food counts.
 */
export function isOfOtherKitchens(clauses: readonly Clause[], place: Place): boolean {
  const { start, end, others } = place;
  const at = clauses.findIndex((one) => one.start <= start && one.end >= end);
  const clause = clauses[at];
  if (!clause) return false;
  if (isAtOursToo(clauses, at, end)) return false;
  const isOther = isOfOthers(clauses, at, start);
  if (
    leavesOut.test(clause.said.slice(0, start - clause.start)) ||
    atThisTable.test(clause.said.slice(0, start - clause.start))
  )
    return false;
  if (isSubject(clause, start, end) || !(isOther || alludes.test(clause.said.slice(0, start - clause.start))))
    return false;
  const withoutDish = ({ said, start: from, end: to }: Clause) => {
    const food = others.find((one) => one.start >= from && one.end <= to);
    const behind = food ? food.end - from : 0;
    const over = takesOver.exec(food ? said.slice(behind) : '');
    const bare = over
      ? said.slice(0, behind) + said.slice(behind + over[0].length).replaceAll(eaten, '')
      : food && dishHas.test(said.slice(0, food.start - from).trimStart())
        ? said.slice(food.start - from)
        : said;
    return bare
      .trim()
      .replace(refused, ' leave ')
      .replaceAll(theDish, (told) => (told.endsWith('leave') ? ' leave ' : ' '));
  };
  const isKept = (one: Clause) => returnsTo(withoutDish(one).replaceAll(eaten, ''));
  const after = clauses.filter((one) => one.start > start && one.sentence <= clause.sentence + 1);
  if (!returnsTo(clause.said.slice(end - clause.start)) && !after.some(isKept)) {
    // "A dairy-free take on a dish that usually swims in cream."
    const told = clause.said.slice(0, start - clause.start);
    const around = clauses.filter((one) => one !== clause).map(({ said }) => said);
    const outside = alludes.test(told) ? [told, ...around] : around;
    const isHere = isAtHand(told, clause.said.slice(end - clause.start));
    if (!isHere && place.isRefused(outside.join('. '))) return true;
  }
  if (!isOther || clauses.length === 1) return false;
  const rest = (from: Clause) =>
    clauses
      .filter((one) => one.sentence === from.sentence && one.start >= from.start)
      .map((one) =>
        one === from ? withoutDish(one) : withoutDish(one).replace(followed, '').replaceAll(eaten, ''),
      )
      .join(', ');
  const namesOther = (one: Clause) =>
    others.some(
      (food) =>
        food.start >= one.start &&
        food.end <= one.end &&
        (dishHas.test(one.said.slice(0, food.start - one.start).trimStart()) ||
          answered.test(one.said.slice(0, food.start - one.start)) ||
          takesOver.test(one.said.slice(food.end - one.start))),
    );
  const before = clauses[at - 1];
  if (
    before?.sentence === clause.sentence &&
    besides.test(clause.said.trim()) &&
    speaksOfThisKitchen(before.said)
  )
    return (
      !returnsTo(clause.said.slice(end - clause.start)) && (refusal.test(before.said) || namesOther(before))
    );
  for (const next of clauses.slice(at + 1)) {
    if (next.sentence > clause.sentence + 2) return false;
    if (another.test(rest(next)) || warned.test(next.said.trim())) return true;
    const isKin = ofKin.test(next.said) && !namesOther(next);
    if (
      isKin ||
      (!speaksOfThisKitchen(next.said.trim()) && !namesOther(next) && !otherwise.test(next.said))
    ) {
      if (relative.test(next.said) && refusal.test(next.said) && !returnsTo(next.said))
        return !takenBack.test(rest(next));
      const isSkipped =
        aside.test(next.said) ||
        speaksOfOthers(next.said, next.said) ||
        goesOn.test(next.said) ||
        !returnsTo(withoutDish(next));
      if (isSkipped) continue;
      return false;
    }
    const told = withoutDish(next);
    if (returnsTo(told)) return false;
    const all = rest(next);
    if (refusal.test(told) || otherwise.test(told)) return !takenBack.test(all);
    return (
      !returnsTo(all) &&
      clauses.some(
        (one) =>
          one.sentence === next.sentence &&
          one.start >= next.start &&
          (refusal.test(one.said) || namesOther(one)),
      )
    );
  }
  return false;
}

/** "Most kimchi is made with fish sauce" says something of the kimchi that this dish has, too. */
const verbBehind =
  /^(?: [\w’'-]+){0,2} (?:is|are|was|were|has|have|had|usually|often|always|may|can|might|uses?|comes?|gets?|arrives?|hides?|contains?|calls?|rel(?:ies|y)|takes?|needs?|starts?|leans?)\b/;
const beforeSubject =
  /^\W*(?:(?:and|but|while|though),? )*(?:(?:the|an?|any|most|many|some|other|every|all|(?:my|his|her|their|our) [\w-]+['’]s)(?: [\w’'-]+){0,2}|[\w’'-]+)? $/;

function isSubject({ said, start: from }: Clause, start: number, end: number): boolean {
  const behind = said.slice(end - from);
  return (
    beforeSubject.test(` ${said.slice(0, start - from).trimStart()}`) &&
    verbBehind.test(behind) &&
    !isCustomary.test(behind)
  );
}

/** "My wife swells up": what relatives do says nothing of this kitchen. */
const ofKin =
  /^\W*(?:(?:but|and|so),? )*(?:my|our|his|her) (?:\w+ )?(?:wife|husband|partner|son|daughter|mother|father|sister|brother|aunts?|uncle|kids|children|friends?|neighbou?rs?|grand\w+)(?!['’]s)\b/;
/** "Rubbish:", "and it was far too salty". */
const aside =
  /^\W*(?:\w+(?: \w+)?\W*$(?<!\b(?:too|also|same|yes|agreed|true|right|it|them)\W*)|(?:(?:and|but) )?it (?:was|turned out|came out) (?:far |much |way )?too \w+\W*$|(?:that|it|they) (?:would|could|did|will|can)(?:n['’]t| not|not| never) (?:have )?(?:made?|fly|do|pass(?:ed)?|survived?|last(?:ed)?|worked?|go)(?: \w+){0,5}\W*$)/;

/** A clause without a subject of its own goes on with the one before: "my aunt came early, and she brought walnuts". */
const goesOn = /^\W*(?:(?:and|or|nor|then|so),? )*(?:he|she|they|who|which|whom)(?:['’](?:d|s|ll|re))?\b/;

/** "Colcannon needs butter, my Irish friends tell me." */
const theySay =
  /^\W*(?:they|people|some|many|most|purists|(?:my|our|his|her|the) (?:[\w-]+ ){1,3}?)(?: ?(?:would|will|always|all|used to))? ?(?:says?|said|tells? (?:me|us|you)|told (?:me|us)|insists?|insisted|swears?|swore|claims?|argues?|believes?)\W*$/;

/** "My mother used oil, and so do I." */
const followed = /^\W*(?:and )?so do (?:i|we)\b/;

/** "Top with feta, as is traditional" takes the feta. */
const ordered =
  /^\W*(?:(?:and|then|but|just|always|please),? )*(?:top|add|serve|finish|sprinkle|scatter|stir|fold|use|drizzle|crumble|grate|pour|dollop|spoon|dust|garnish|put|spread|throw|toss|mix)\b/;

/** "Inspired by shrimp scampi", "the hardest thing to give up was cheese". */
const alludes =
  /\b(?:inspired by|(?:riff|take|spin|twist) on|version of|(?:answer|homage|tribute) to|give up|gave up|giving up|missed)\b/;

function isOfOthers(clauses: readonly Clause[], at: number, start: number): boolean {
  const { said, start: from } = clauses[at]!;
  if (ordered.test(said.slice(0, start - from))) return false;
  if (speaksOfOthers(said.slice(0, start - from), said)) return true;
  const behind = clauses[at + 1];
  if (behind?.sentence === clauses[at]!.sentence && theySay.test(behind.said)) return true;
  const before = clauses[at - 1];
  return before !== undefined && goesOn.test(said) && speaksOfOthers(before.said, before.said);
}
