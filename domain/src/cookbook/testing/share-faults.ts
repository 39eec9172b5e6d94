import type { AdaptedDish } from '../make-recipe.ts';
import { hasMeat, meat, servingsCondition } from '../method/conditions.ts';
import { type Piece, parseTemplate } from '../method/method-template.ts';
import { sentencesOf } from '../method/sentences.ts';

const rest =
  /\b(?:(?:the )?(?:rest|remainder|last|remaining part) of (?:the |that )?|(?:the )?(?:remaining|last) |what is left of (?:the )?|the other (?:half|third|quarter) of (?:the )?)$/i;
type Mention = { part: string; before: string; step: number };

/** "The rest of the salt" although no step uses a share of it, because the text with the first share was dropped. */
export function shareFaults({ steps, parts }: AdaptedDish): string[] {
  const has = (key: string) =>
    servingsCondition.test(key) || (key === meat ? hasMeat(parts) : parts.has(key));
  const shownOf = (pieces: readonly Piece[]): Piece[] =>
    pieces.flatMap((piece) =>
      'pieces' in piece ? (has(piece.onlyWith) === piece.isWithout ? [] : shownOf(piece.pieces)) : [piece],
    );
  const mentions: Mention[] = steps.flatMap((step, at) => {
    let before = '';
    return shownOf(parseTemplate(step)).flatMap((piece) => {
      const text = before;
      if ('text' in piece) before += piece.text;
      else if ('amount' in piece) before += `${piece.amount} ${piece.unit}`;
      else before += 'it';
      return 'part' in piece && has(piece.part) ? [{ part: piece.part, before: text, step: at + 1 }] : [];
    });
  });
  return mentions.flatMap(({ part, before, step }, at) => {
    if (!rest.test(before)) return [];
    if (mentions.slice(0, at).some((mention) => parts.get(mention.part)?.food === parts.get(part)?.food))
      return [];
    const sentence = sentencesOf(before).at(-1)!;
    return [`step ${step}: "${sentence}{${part}}", but no step before takes a share of it`];
  });
}
