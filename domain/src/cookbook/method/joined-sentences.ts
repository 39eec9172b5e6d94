import { capitalized } from '../../vocabulary/wording.ts';
import { and } from './joined-words.ts';
import { wholeSentencesOf } from './sentences.ts';

const verbs =
  'Scatter|Sprinkle|Strew|Top|Finish|Dust|Drizzle|Trickle|Crumble|Garnish|Grate|Ladle|Spoon|Pour|Stir in|Fold in|Add|Serve|Swirl|Squeeze|Tip|Lay|Heap';
const shortSentence = new RegExp(`^(?<verb>${verbs})\\b(?<rest>(?: [^\\s\\d,;:.]+){1,7})\\.$`);
/** A verb with its object: "the raisins", "with the dill". */
const verbWithObject = new RegExp(`^(?<start>(?:${verbs})(?: with| over)? the) (?<what>[^\\d,;:.]+?)\\.$`);
const secondVerb = new RegExp(` and (?=(?:${verbs.toLowerCase()}|taste)\\b)`);
/** Always the last action. */
const lastAction = /\b(?:serve|eat)\b/i;
/** Maximum clauses in one sentence. */
const maxClauses = 3;

/**
 * Joins the short sentences that optional parts leave: "Stir in the raisins. Stir in the nuts." or "Ladle into bowls.
 * Scatter with the dill."
 */
export function joinedSentences(step: string): string {
  const all = wholeSentencesOf(step);
  // Passed at the table once everything is served.
  const end = 1 + all.findLastIndex((sentence) => !sentence.startsWith('Pass '));
  const sentences = all.slice(0, end);
  const from = 1 + sentences.findLastIndex((sentence) => !withSide.test(sentence));
  const served = withSidesServedOnce(withServingLast(sentences.slice(0, from)), sentences.slice(from));
  return [...joinShortSentences(withoutRepeats(served)), ...all.slice(end)].join(' ');
}

const servingClause = /^(?:(.+?),? and )?((?:serve|eat)\b[^.;]*)\.$/i;

const withSide = /^Serve with the ([^\s\d.,;:]+(?: (?!in\b)[^\s\d.,;:]+){0,2})\.$/;
const servingSentence = /\b(?:serve|eat)\b(?<how>[^.;:]*)\.$/i;
const longServing = /\b(?:with|while|before|as)\b|,/;
/** "with the lemon", "at once with the red onion and lime": nothing that says more of it. */
const withCompanions =
  /^[^.,]*? with the (?<others>(?:(?!(?:and|in|to|for|over|of)\b)[^\s.,]+ ?){1,2}(?:and [^\s.,]+)?|[^\s.,]+(?:, [^\s.,]+)+ and [^\s.,]+(?: [^\s.,]+)?)$/;

/**
 * "Serve at once. Serve with the rice. Serve with the salad." becomes "Serve at once with the rice and salad.", and the
 * rice is named with the lemon that the step serves it with.
 */
function withSidesServedOnce(sentences: readonly string[], withSides: readonly string[]): string[] {
  const sides = withSides.map((sentence) => withSide.exec(sentence)![1]!);
  if (sides.length === 0) return [...sentences];
  const [before = '', ...earlier] = sentences.toReversed();
  const how = servingSentence.exec(before)?.groups?.how;
  const companions = how === undefined ? undefined : withCompanions.exec(how)?.groups?.others;
  const isSimple = how !== undefined && !longServing.test(how);
  if (companions !== undefined || isSimple) {
    const start = before.slice(0, companions === undefined ? -1 : -companions.length - ' with the .'.length);
    const all = and([...new Set([...(companions?.split(' and ') ?? []), ...sides])]);
    return [...earlier.toReversed(), `${start} with the ${all}.`];
  }
  const isServed = [before, ...earlier].some((sentence) => /\b(?:serve|eat)\b/i.test(sentence));
  const last = isServed ? `Bring the ${and(sides)} to the table too.` : `Serve with the ${and(sides)}.`;
  return [...sentences, last];
}

/** Toppings come before "serve at once" and "eat hot". */
function withServingLast(sentences: readonly string[]): string[] {
  const at = sentences.findIndex((sentence) => servingClause.test(sentence));
  const after = at === -1 ? [] : sentences.slice(at + 1);
  const passIndex = after.findIndex((sentence) => sentence.startsWith('Pass '));
  const finishing = passIndex === -1 ? after : after.slice(0, passIndex);
  const isFinished = finishing.every(
    (sentence) => shortSentence.test(sentence) && !lastAction.test(sentence),
  );
  if (finishing.length === 0 || !isFinished) return [...sentences];
  const [, before, serving] = servingClause.exec(sentences[at]!)!;
  const last = `${capitalized(serving!)}.`;
  const rest = after.slice(finishing.length);
  return [...sentences.slice(0, at), ...(before ? [`${withAnd(before)}.`] : []), ...finishing, last, ...rest];
}

/** "Squeeze in the juice, ladle into plates" without what followed its second verb. */
const lastVerb = new RegExp(`, (?=(?:${verbs.toLowerCase()})\\b[^,]*$)`);
const withAnd = (text: string) => (/ and /.test(text) ? text : text.replace(lastVerb, ' and '));

/** "Stir in the raisins and pine nuts." */
function withoutRepeats(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = verbWithObject.exec(joined.at(-1) ?? '')?.groups;
    const now = verbWithObject.exec(sentence)?.groups;
    const isSame = before && now && before.start === now.start && !/ and /.test(before.what! + now.what!);
    if (isSame) joined.splice(-1, 1, `${before.start} ${before.what} and ${now.what}.`);
    else joined.push(sentence);
  }
  return joined;
}

/** A sentence of its own: "Scatter with the parsley, serve with the bread and salad" lacks its "and". */
const servesTwo = /^Serve\b.* and /;

function joinShortSentences(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let clauses = maxClauses;
  for (const sentence of sentences) {
    const own = shortSentence.test(sentence) && !servesTwo.test(sentence) ? clausesOf(sentence) : maxClauses;
    const before = joined.at(-1);
    if (before && clauses + own <= maxClauses && !lastAction.test(before)) {
      const joiner = / and /.test(sentence) ? ', ' : ' and ';
      const start = before.slice(0, -1).replace(secondVerb, ', ');
      joined.splice(-1, 1, start + joiner + sentence[0]!.toLowerCase() + sentence.slice(1));
      clauses += own;
    } else {
      joined.push(sentence);
      clauses = own;
    }
  }
  return joined;
}

const clausesOf = (sentence: string) => 1 + (sentence.match(/ and /g)?.length ?? 0);
