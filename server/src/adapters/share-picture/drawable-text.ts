import type { Tools } from './assets.ts';
import { display } from './assets.ts';
import { box, layOut } from './layout.ts';

/** The drawable part of a text. */
export type DrawableText = {
  text: string;
  /** Share of the letters that are left, 0 to 1. */
  kept: number;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Removes what our fonts and pictures lack, combining marks that do not combine with their letter (they would stack
 * up), and invisible characters (some reverse the line).
 */
export async function drawableTextOf(written: string, tools: Tools): Promise<DrawableText> {
  const normalized = written
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (/^[ -~]*$/.test(normalized)) return { text: normalized, kept: 1 };
  const missing = await missingIn(normalized, tools);
  const isShown = (grapheme: string): boolean =>
    isEmoji(grapheme) ? tools.foods.emoji(grapheme) !== undefined : !missing.has(grapheme);
  const drawable = graphemesOf(normalized)
    .map((grapheme) => (isEmoji(grapheme) ? grapheme : grapheme.replaceAll(/\p{M}|\p{Cf}/gu, '')))
    .filter(isShown)
    .join('');
  const text = drawable === normalized ? drawable : withoutRemains(drawable);
  return { text, kept: lettersIn(normalized) === 0 ? 1 : lettersIn(text) / lettersIn(normalized) };
}

/** The graphemes for which satori finds no glyph in our fonts. */
async function missingIn(text: string, tools: Tools): Promise<Set<string>> {
  const missing = new Set<string>();
  await layOut(box({ fontFamily: display, fontWeight: 700 }, text), tools, {
    width: 1000,
    height: 1000,
    onMissing(letters) {
      for (const letter of graphemesOf(letters)) missing.add(letter);
    },
  });
  return missing;
}

/** Cleans up after removed words: empty brackets, and dashes at either end. */
function withoutRemains(text: string): string {
  const closed = text.replaceAll(/[([{]\s*[)\]}]/g, ' ');
  const ends = /^[\s\p{Pd}·|/:,;.]+|[\s\p{Pd}·|/:,;]+$/gu;
  return closed.replaceAll(ends, '').replaceAll(/ +/g, ' ');
}

function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function isEmoji(grapheme: string): boolean {
  return /^\p{RGI_Emoji}$/v.test(grapheme);
}
