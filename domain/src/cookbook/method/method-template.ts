import { memoize } from '../../quantities/memoize.ts';

/**
 * Templates of a dish's texts. Tokens in braces depend on the household and its servings: `{garlic}` is a part by its
 * key, `{yolks|eggs}` a part with other words, `{400 ml}` and `{8}` an amount for all servings, `{a wide pan, 4}` a
 * vessel and its capacity in servings, `{in batches, 2}` the servings per batch, `[[parsley: Scatter with it.]]` text
 * only if the part is in the dish, `[[no wine: …]]` text only without it, and `[[meat: …]]` text only with meat, fish
 * or egg that must be heated through. `{a share of, 2}` is the share for one of several rounds of that many servings,
 * empty for a single round, and `[[over 2: …]]` text for more servings than that. Parts that are left out are dropped
 * from enumerations (`{onion}, {carrots} and {celery}`) automatically.
 */
export type Piece =
  | { text: string }
  | { part: string; words: string; isOwnName: boolean }
  | { amount: number; unit: string }
  | { vessel: string; holds: number }
  | { batches: string; holds: number }
  | { roundsOf: number }
  | { onlyWith: string; isWithout: boolean; pieces: Piece[] };

export type Rendering = {
  /** The current name of a part; null if it is left out. */
  nameOf(
    piece: { part: string; words: string; isOwnName: boolean },
    before: string,
    after: string,
  ): string | null;
  has(part: string): boolean;
  amount(amount: number, unit: string): string;
  /** `after` and `before`: the rest of its sentence. */
  vessel(name: string, holds: number, after: string, before: string): string;
  /** "in two batches", "in three rounds"; empty for one. */
  batches(word: string, holds: number): string;
  /** "half of", "a third of"; empty for one round. */
  share(roundsOf: number): string;
};

const tokenAt = /\[\[(no )?([^:\]]+): ([\s\S]*?)\]\]|\{([^{}]+)\}/g;
const measureText = /^([\d.]+)(?: ([a-z ]+))?$/;
const batchesText = /^in (batches|rounds|lots|goes), (\d+(?:\.\d+)?)$/;
const shareText = /^a share of, (\d+)$/;
const vesselText = /^(.+), (\d+)$/;

const templates = new Map<string, readonly Piece[]>();
/** More than the texts of the cook book, whose amounts and vessels vary with the servings. */
const maxTemplates = 20_000;

/** The pieces of a template, parsed once. */
export function templateOf(text: string): readonly Piece[] {
  return memoize(templates, maxTemplates, text, parseTemplate);
}

/** @throws Error that names the unclosed brace or bracket. */
export function parseTemplate(template: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of template.matchAll(tokenAt)) {
    const [whole, without, key, inner, token] = match;
    if (match.index > from) pieces.push({ text: template.slice(from, match.index) });
    from = match.index + whole.length;
    pieces.push(
      token === undefined
        ? { onlyWith: key!, isWithout: without !== undefined, pieces: parseTemplate(inner!) }
        : parseToken(token),
    );
  }
  if (from < template.length) pieces.push({ text: template.slice(from) });
  const stray = pieces.find((piece) => 'text' in piece && /[{}]|\[\[|\]\]/.test(piece.text));
  if (stray) throw new Error(`A brace or bracket does not close in "${template}".`);
  return pieces;
}

function parseToken(token: string): Piece {
  const measure = measureText.exec(token);
  if (measure) return { amount: Number(measure[1]), unit: measure[2] ?? '' };
  const batches = batchesText.exec(token);
  if (batches) return { batches: batches[1]!, holds: Number(batches[2]) };
  const share = shareText.exec(token);
  if (share) return { roundsOf: Number(share[1]) };
  const vessel = vesselText.exec(token);
  if (vessel) return { vessel: vessel[1]!, holds: Number(vessel[2]) };
  const [words, part] = token.split('|');
  return { part: part ?? words!, words: words!, isOwnName: part === undefined };
}

/** The keys of all parts in a template, in order. */
export function partsNamed(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if ('pieces' in piece) return partsNamed(piece.pieces);
    return 'part' in piece ? [piece.part] : [];
  });
}

/**
 * Renders a template. Null if it mentions a part that is left out, other than in an enumeration or in brackets for that
 * part.
 */
export function renderTemplate(pieces: readonly Piece[], rendering: Rendering): string | null {
  const shown = pieces.flatMap((piece) => {
    if (!('pieces' in piece)) return [piece];
    return rendering.has(piece.onlyWith) === piece.isWithout ? [] : piece.pieces;
  });
  const joined = joinEnumerations(shown, rendering);
  let text = '';
  for (const [at, piece] of joined.entries()) {
    const next = joined[at + 1];
    const after = next && 'text' in next ? next.text : '';
    if ('text' in piece) text += piece.text;
    else if ('amount' in piece) text += rendering.amount(piece.amount, piece.unit);
    else if ('vessel' in piece)
      text += rendering.vessel(
        piece.vessel,
        piece.holds,
        restOfSentence(joined.slice(at + 1)),
        text.split(/[.;] /).at(-1)!,
      );
    else if ('batches' in piece) text += rendering.batches(piece.batches, piece.holds);
    else if ('roundsOf' in piece) text += rendering.share(piece.roundsOf);
    else if ('part' in piece) {
      const name = rendering.nameOf(piece, text, after);
      if (name === null) return null;
      text += name;
    }
  }
  return tidy(text);
}

/** The text up to the end of the sentence. */
function restOfSentence(pieces: readonly Piece[]): string {
  const text = pieces
    .map((piece) => ('text' in piece ? piece.text : 'words' in piece ? piece.words : ' '))
    .join('');
  return text.split(/[.;](?: |$)/)[0]!;
}

const between =
  /^(?:, and |, | and |, then | or )((?:half (?:of )?|most of |the rest of |the remaining )?(?:the )?)$/;

/** Drops missing and repeated parts from every enumeration, and adjusts its commas and its "and". */
function joinEnumerations(pieces: readonly Piece[], rendering: Rendering): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const run = runAt(pieces, at);
    const names = run.map(({ piece }) => rendering.nameOf(piece, '', ''));
    const kept = run.filter((_, index) => names[index] !== null && names.indexOf(names[index]!) === index);
    const precedingList = precedingListOf(result.at(-1), run);
    if (run.length < 2 || kept.length === run.length || (kept.length === 0 && !precedingList)) {
      result.push(pieces[at]!);
      continue;
    }
    if (precedingList && kept.length < 2) {
      const [before, article] = precedingList;
      // "The tomatoes, crushing them, and the thyme".
      const joiner = before.includes(',') ? ', and ' : ' and ';
      result.splice(-1, 1, { text: kept.length === 0 ? before : before + joiner + article });
    }
    const conjunction = conjunctionOf(run, pieces[at + run.length * 2 - 1]);
    const [first] = kept;
    // Without the wine, "the {wine}, half of the {salt}" begins with half of it.
    if (first && first !== run[0] && /\b(?:half|most|rest|remaining)\b/.test(first.prefix)) {
      const before = result.at(-1);
      if (before && 'text' in before)
        result.splice(-1, 1, { text: before.text.replace(/(?:the )?$/, first.prefix) });
    }
    for (const [index, { piece, prefix }] of kept.entries()) {
      if (index > 0) result.push({ text: (index === kept.length - 1 ? conjunction : ', ') + prefix });
      result.push(piece);
    }
    at += run.length * 2 - 2;
  }
  return result;
}

/** In "{a}, {b} and half of the {salt}", the "and" follows the run. */
function conjunctionOf(run: ReturnType<typeof runAt>, next: Piece | undefined): string {
  if (run.some(({ joiner }) => joiner.includes(' or '))) return ' or ';
  const hasOwn = run.some(({ joiner }) => joiner.includes(' and '));
  return !hasOwn && next && 'text' in next && /^,? and /.test(next.text) ? ', ' : ' and ';
}

/**
 * For "{onion} rings, {crema} and {cilantro}": splits before the last comma, since the enumeration consists of parts
 * only.
 */
function precedingListOf(piece: Piece | undefined, run: ReturnType<typeof runAt>): [string, string] | null {
  const match = piece && 'text' in piece ? /^(.*\S), ((?:the )?)$/s.exec(piece.text) : null;
  const isLast = run.length > 1 && / and /.test(run.at(-1)!.joiner);
  return match && isLast ? [match[1]!, match[2]!] : null;
}

type PartPiece = Extract<Piece, { part: string }>;

/** Consecutive parts that are separated only by a comma or "and"; `prefix` is "the", "half of the". */
function runAt(pieces: readonly Piece[], at: number): { piece: PartPiece; joiner: string; prefix: string }[] {
  const run: { piece: PartPiece; joiner: string; prefix: string }[] = [];
  let joiner = '';
  let prefix = '';
  for (let index = at; index < pieces.length; index += 2) {
    const piece = pieces[index];
    if (!piece || !('part' in piece)) break;
    run.push({ piece, joiner, prefix });
    const next = pieces[index + 1];
    const match = next && 'text' in next ? between.exec(next.text) : null;
    if (!match) break;
    joiner = match[0];
    prefix = match[1] ?? '';
  }
  return run;
}

/** Cleans up after dropped text: spaces before commas, double spaces, a lower-case beginning. */
export function tidy(text: string): string {
  const tidied = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .replace(/,+(?=[,.;])/g, '')
    .trim();
  return tidied.replace(
    /(^|[.] )([a-z])/g,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  );
}
