import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/figure-lines.ts';
import { looksLikeIngredient } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { CheerioAPI } from 'cheerio';
import type { Block } from './page-blocks.ts';
import { folded } from './text-fragments.ts';

/** "Equipment", "Special equipment needed:", "Kitchen tools" */
const tools =
  /^(?:(?:special|kitchen|cooking|recommended) )*(?:equipment|tools|utensils)(?: (?:needed|required|used|you['’]?ll need))?:?$|^(?:utensilien|küchenutensilien|zubehör|ustensiles|matériel|utensilios|utensili|attrezzatura|keukengerei|benodigd materiaal):?$/i;

/** Links and the label of a control: "Read more", "Servings:". */
const link =
  /^(?:watch (?:the )?(?:recipe )?video|(?:read|show|see|view) (?:more|less|all)|(?:en )?lire plus|(?:voir|afficher) plus|mehr (?:anzeigen|lesen)|(?:lees|toon) meer|(?:leer|ver) más|leggi (?:tutto|di più)|(?:ler|ver) mais)$/iu;

/** "Servings as posted Metric" */
const control =
  /^(?:(?:servings?|units?|as posted|original|us|u\.s\.|imperial|metric|customary|scale|adjust|convert|[½1-4]x)\s*:?\s*){2,}$/iu;

/** What a script writes where it has no value. */
const noText = /^(?:null|undefined|nan)$/i;
const toShoppingList = /^(?:add|save|send|e-?mail)\b.{0,40}\b(?:grocery|shopping) list$/i;

export function isBesideList(line: string): boolean {
  return (
    link.test(line) ||
    control.test(line) ||
    noText.test(line) ||
    toShoppingList.test(line) ||
    (line.endsWith(':') && line.length < maxLabelLength && yieldOrTimeIn(`${line} 4`) === 'yield')
  );
}

const maxLabelLength = 20;

/** Removes tools from linked data if the page lists them below a heading, as the last part of its ingredients. */
export function withoutTools(lines: readonly string[], blocks: readonly Block[]): string[] {
  const heading = blocks.findIndex(({ text, item }) => item === null && tools.test(text));
  if (heading < 0) return [...lines];
  const below = blocks.slice(heading + 1, heading + 1 + lines.length);
  const end = below.findIndex(({ item }) => item === null);
  const toolTexts = new Set(below.slice(0, end < 0 ? below.length : end).map(({ text }) => folded(text)));
  const last = lines.findLastIndex((line) => !toolTexts.has(folded(line)));
  // A list that consists of tools is kept: it was declared on purpose.
  return last < 0 ? [...lines] : lines.slice(0, last + 1);
}

/** Removes a link to another page, such as "Back to all cakes", behind the last line. */
export function withoutLinkAtEnd(lines: readonly string[], blocks: readonly Block[]): string[] {
  const last = lines.at(-1) ?? '';
  const isLink =
    lines.length > minLines &&
    !/\d/.test(last) &&
    (toIndex.test(last) || !looksLikeIngredient(last)) &&
    blocks.some(({ text, isLink }) => isLink && text === last) &&
    !blocks.some(({ text, isLink }) => isLink && text === lines.at(-2));
  return isLink ? lines.slice(0, -1) : [...lines];
}

const toIndex = /^(?:back|return|volver|terug|zurück|retour|torna|voltar|tilbake|tillbaka)(?!\p{L})/iu;
const minLines = 2;

/** "person-amount", "icon-serves", "recipe-servings" */
const servingsClass =
  /(?:^|[\s_-])(?:serves|servings?|persons?|people|portions?|yields?|personen|personnes|porciones)(?:$|[\s_-])/i;
const onlyCount = /^\d{1,2}(?:\s?[-–/]\s?\d{1,2})?$/;
/** Far more than a page has. */
const maxNamed = 50;

/** Servings identified only by a class: <li class="servings">4</li>, <i class="icon-serves"></i> <b>4</b>. */
export function servingsByClass($: CheerioAPI): string | null {
  const named = $(
    '[class*="serv" i], [class*="person" i], [class*="people" i], [class*="portion" i], [class*="yield" i], [class*="porcion" i]',
  )
    .toArray()
    .filter((node) => servingsClass.test($(node).attr('class') ?? ''))
    .slice(0, maxNamed);
  const texts = named.map((node) => {
    const own = $(node).text().trim();
    return own === '' ? $(node).next().text().trim() : own;
  });
  return texts.find((text) => onlyCount.test(text)) ?? null;
}
