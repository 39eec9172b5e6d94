import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  ingredientLine,
  ingredientSections,
  type RecipeContent,
  timeInWords,
} from '@plateful/domain/recipe-files/recipe-content.ts';
import { methodSections } from '@plateful/domain/recipes/method.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import PDFDocument from 'pdfkit';

/** Covers Latin with diacritics, Greek and Cyrillic; only used glyphs are embedded. */
const regular = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
);
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'));

const ink = '#1f1a17';
const soft = '#6b625c';
/** Points; A4 is 595 by 842. */
const margin = 56;
const listIndent = 20;

/** Each recipe starts on a new page. */
export async function recipePdf(recipes: readonly RecipeContent[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: recipes.length === 1 ? recipes[0]!.title : 'Recipes',
      Producer: productName,
      Creator: productName,
    },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise((resolve) => document.on('end', resolve));
  document.registerFont('regular', regular).registerFont('bold', bold);
  for (const recipe of recipes) {
    document.addPage();
    document.outline.addItem(recipe.title);
    writeRecipe(document, recipe);
    await nextTurn();
  }
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

function writeRecipe(document: PDFKit.PDFDocument, recipe: RecipeContent): void {
  const { title, description, ingredients, instructions, cuisineType, servings, cookingTime } = recipe;
  const text = writer(document);
  text('H1', 'bold', 24, title);
  const facts = [`Serves ${servings}`, cookingTime && timeInWords(cookingTime), cuisineType];
  text('P', 'regular', 10, facts.filter(Boolean).join(' · '), { color: soft });
  if (description) text('P', 'regular', 11, description);
  text('H2', 'bold', 15, 'Ingredients', { above: 10 });
  for (const { heading, lines } of ingredientSections(ingredients)) {
    if (heading) text('H3', 'bold', 11, heading, { above: 5 });
    for (const line of lines) text('P', 'regular', 11, ingredientLine(line), { marker: '•', below: 0 });
  }
  text('H2', 'bold', 15, 'Method', { above: 10 });
  let number = 0;
  for (const { heading, steps } of methodSections(instructions)) {
    if (heading) text('H3', 'bold', 11, heading, { above: 5 });
    for (const step of steps) {
      number += 1;
      text('P', 'regular', 11, step.text, { marker: `${number}.`, below: 5 });
    }
  }
  if (recipe.goesWith.length > 0)
    text('P', 'regular', 11, `Goes with ${recipe.goesWith.join(', ')}.`, { above: 6 });
  if (recipe.note) {
    text('H2', 'bold', 15, 'Notes', { above: 10 });
    text('P', 'regular', 11, recipe.note);
  }
  if (hasMissing(document, recipe)) {
    const note =
      'The font of this file lacks some characters of this recipe. You can print the recipe’s page instead.';
    text('P', 'regular', 9, note, { color: soft, above: 8 });
  }
}

type Look = { color?: string; above?: number; below?: number; marker?: string };

/** Writes paragraphs below each other, tagged for screen readers, with an optional marker before the first line. */
function writer(document: PDFKit.PDFDocument) {
  const { width: pageWidth, height } = document.page;
  return (tag: string, font: string, size: number, words: string, look: Look = {}) => {
    const { color = ink, above = 0, below = 3, marker } = look;
    const indent = marker ? listIndent : 0;
    const write = () => {
      document.font(font).fontSize(size).fillColor(color);
      document.y += above;
      // Keeps the marker on the page of its line.
      if (document.y + document.currentLineHeight(true) > height - margin) document.addPage();
      const { y } = document;
      if (marker) document.text(marker, margin, y, { lineBreak: false });
      document.text(withoutPictures(words), margin + indent, y, {
        width: pageWidth - 2 * margin - indent,
        lineGap: 2,
      });
      document.y += below;
    };
    document.addStructure(document.struct(tag, {}, write));
  };
}

/** Removes emoji, which no text font has. */
function withoutPictures(words: string): string {
  return words.replace(/\s*\p{Emoji_Presentation}+/gu, '');
}

/** Missing glyphs would be drawn as empty boxes. */
function hasMissing(document: PDFKit.PDFDocument, recipe: RecipeContent): boolean {
  const { font } = (document.font('regular') as unknown as { _font: { font: Font } })._font;
  const texts = [
    recipe.title,
    recipe.description ?? '',
    ...recipe.instructions,
    recipe.note ?? '',
    ...recipe.ingredients.map(({ name }) => name),
  ];
  return [...withoutPictures(texts.join(''))].some(
    (sign) => /\S/u.test(sign) && !font.hasGlyphForCodePoint(sign.codePointAt(0)!),
  );
}
type Font = { hasGlyphForCodePoint(point: number): boolean };
