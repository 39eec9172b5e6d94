/** A clause of a text in lower case, with its place in the text and the number of its sentence. */
export type Clause = { said: string; start: number; end: number; sentence: number };

/** Words that begin a clause of its own after "and" or a comma: its subject is another one. */
const subject =
  "(?:i|we|he|she|they|you|it|this|these|there|mine|ours|hers|theirs|here|nobody|everyone|everybody|others|most|many|some|purists|people|(?:my|our|his|her|their) [\\wà-ÿ’'-]+|at (?:home|ours|our)|in (?:our|this|my)|today|now)\\b";

const sentenceEnd = /[.!?…]+["”’)]*(?=\s|$)|\n/;
const boundary = new RegExp(
  [
    `(?<end>${sentenceEnd.source})`,
    '[;:()]|\\s-\\s|\\s?[–—]+\\s?',
    '(?<!\\b(?:anything|nothing|all|everything|none)),?\\sbut(?=\\s)',
    ',?\\s(?:yet|though|although|while|whereas|because|since|where|so)(?=\\s)',
    `,?\\s(?:and|or|nor|then|and then)(?=\\s${subject})`,
    `,?\\sand(?=\\sthe (?:[\\wà-ÿ’'-]+ ){1,3}(?:[a-z]{3,}ed|ate|eats?|loves?|likes?|asks?|ha[sd]|is|are|was|were|gives?|gave|comes?|came|goes|went|makes?|made|says?|said)\\b)`,
    `,(?=\\s${subject})`,
    ',?\\s(?:which|who|whom)(?=\\s)',
    // "While many recipes use egg, flaxseed works just as well".
    `(?<=(?:^|[.!?] )(?:while|whereas|where|although|though) [^.!?;]{10,90}),(?=\\s(?:[\\wà-ÿ’'-]+ ){1,6}(?:works?|does?|do|is|are|makes?|takes?|keeps?|gives?|brings?|stands?|steps?|gets?|plays?)\\b)`,
  ].join('|'),
  'g',
);

/** The clauses of a text in their order. Marks belong to none, conjunctions to the clause that they open. */
export function clausesOf(text: string): readonly Clause[] {
  if (last.text !== text) last = { text, clauses: splitClauses(text) };
  return last.clauses;
}

/** The text that was asked about last: each of its foods asks. */
let last: { text: string; clauses: readonly Clause[] } = { text: '', clauses: [] };

function splitClauses(text: string): readonly Clause[] {
  const lower = text.toLowerCase();
  const found: Clause[] = [];
  let start = 0;
  let sentence = 0;
  const close = (end: number) => {
    if (lower.slice(start, end).trim() !== '')
      found.push({ said: lower.slice(start, end), start, end, sentence });
  };
  for (const { index, 0: mark, groups } of lower.matchAll(boundary)) {
    close(index);
    start = /\w/.test(mark) ? index + mark.search(/\w/) : index + mark.length;
    if (groups?.end !== undefined) sentence += 1;
  }
  close(lower.length);
  return found;
}
