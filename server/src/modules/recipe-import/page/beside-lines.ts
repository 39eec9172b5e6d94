import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/yield-and-times.ts';
import type { CheerioAPI } from 'cheerio';
import type { Block } from './page-blocks.ts';
import { folded } from './text-fragments.ts';

/** "Equipment", "Special equipment needed:", "Kitchen tools" */
const tools =
  /^(?:(?:special|kitchen|cooking|recommended) )*(?:equipment|tools|utensils)(?: (?:needed|required|used|you['’]?ll need))?:?$|^(?:utensilien|küchenutensilien|zubehör|ustensiles|matériel|utensilios|utensili|attrezzatura|keukengerei|benodigd materiaal):?$/i;

/** Links and the label of a control: "Read more", "Servings:". */
const link =
  /^(?:watch (?:the )?(?:recipe )?video|(?:read|show|see|view) (?:more|less|all)|(?:en )?lire plus|(?:voir|afficher) plus|mehr (?:anzeigen|lesen)|(?:lees|toon) meer|(?:leer|ver) más|leggi (?:tutto|di più)|(?:ler|ver) mais)$/iu;

export function isBesideList(line: string): boolean {
  return (
    link.test(line) ||
    (line.endsWith(':') && line.length < maxLabelLength && yieldOrTimeIn(`${line} 4`) === 'yield')
  );
}

const maxLabelLength = 20;

/** Linked data without the tools that the page lists as the last part of its ingredients, below a heading. */
export function withoutTools(lines: readonly string[], blocks: readonly Block[]): string[] {
  const heading = blocks.findIndex(({ text, item }) => item === null && tools.test(text));
  if (heading < 0) return [...lines];
  const below = blocks.slice(heading + 1, heading + 1 + lines.length);
  const end = below.findIndex(({ item }) => item === null);
  const listed = new Set(below.slice(0, end < 0 ? below.length : end).map(({ text }) => folded(text)));
  const last = lines.findLastIndex((line) => !listed.has(folded(line)));
  // What is all tools was listed as such.
  return last < 0 ? [...lines] : lines.slice(0, last + 1);
}

/** "person-amount", "icon-serves", "recipe-servings" */
const servingsClass =
  /(?:^|[\s_-])(?:serves|servings?|persons?|people|portions?|yields?|personen|personnes|porciones)(?:$|[\s_-])/i;
const onlyCount = /^\d{1,2}(?:\s?[-–/]\s?\d{1,2})?$/;
/** Far more than a page has. */
const maxNamed = 50;

/** The number of servings that only a class names: <li class="servings">4</li>, <i class="icon-serves"></i> <b>4</b>. */
export function servingsByClass($: CheerioAPI): string | null {
  const named = $(
    '[class*="serv" i], [class*="person" i], [class*="people" i], [class*="portion" i], [class*="yield" i], [class*="porcion" i]',
  )
    .toArray()
    .filter((one) => servingsClass.test($(one).attr('class') ?? ''))
    .slice(0, maxNamed);
  const texts = named.map((one) => {
    const own = $(one).text().trim();
    return own === '' ? $(one).next().text().trim() : own;
  });
  return texts.find((text) => onlyCount.test(text)) ?? null;
}
