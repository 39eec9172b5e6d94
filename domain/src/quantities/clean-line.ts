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

/** Longer text is cut before it is cleaned, so that cleaning is quick for any input. */
const mostCleaned = 2000;

/** A line without mark-up, with plain digits and single spaces. Full-width letters become plain ones. */
export function cleanLine(text: string): string {
  let line = text.slice(0, mostCleaned);
  if (line.includes('<')) line = line.replace(/<[^<>]*>/g, ' ');
  if (line.includes('&')) line = line.replace(/&(?:[a-z]+\d*|#39);/g, (entity) => entities[entity] ?? entity);
  if (/[！-～]/.test(line))
    line = line.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
  return line.replace(/\s+/g, ' ').trim();
}
