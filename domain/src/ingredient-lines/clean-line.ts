import { plainLetters } from '../quantities/plain-letters.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&deg;': '°',
  '&#39;': "'",
  '&quot;': '"',
};

/** "85/15" of minced meat: its lean and its fat in percent. */
function asLean(written: string, lean: string, fat: string): string {
  return Number(lean) + Number(fat) === 100 ? `${lean}% lean` : written;
}

/** Longer text is cut before it is cleaned, so that cleaning is quick for any input. */
const mostCleaned = 2000;

/** A line without mark-up, with plain letters and single spaces. */
export function cleanLine(text: string): string {
  let line = text.slice(0, mostCleaned);
  if (line.includes('<')) line = line.replace(/<[^<>]*>/g, ' ');
  if (line.includes('&')) line = line.replace(/&(?:[a-z]+\d*|#39);/g, (entity) => entities[entity] ?? entity);
  line = plainLetters(line);
  line = line.replace(/\b(\d{2})%?\/(\d{1,2})%?(?!\d)/g, asLean);
  return line.replace(/\s+/g, ' ').trim();
}
