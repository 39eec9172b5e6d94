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

/** Cyrillic letters that look Latin: "Сrab" must not pass for a food that nobody knows. */
const lookalikes: Record<string, string> = {
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
};

/** "85/15" of minced meat: its lean and its fat in percent. */
function asLean(written: string, lean: string, fat: string): string {
  return Number(lean) + Number(fat) === 100 ? `${lean}% lean` : written;
}

/** Longer text is cut before it is cleaned, so that cleaning is quick for any input. */
const mostCleaned = 2000;

/** A line without mark-up, with plain digits and single spaces. Full-width letters become plain ones. */
export function cleanLine(text: string): string {
  let line = text.slice(0, mostCleaned);
  if (line.includes('<')) line = line.replace(/<[^<>]*>/g, ' ');
  if (line.includes('&')) line = line.replace(/&(?:[a-z]+\d*|#39);/g, (entity) => entities[entity] ?? entity);
  if (/[！-～]/.test(line))
    line = line.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
  if (/[a-z]/i.test(line)) line = line.replace(/[а-яА-Яіѕ]/g, (char) => lookalikes[char] ?? char);
  line = line.replace(/\b(\d{2})%?\/(\d{1,2})%?(?!\d)/g, asLean);
  return line.replace(/\s+/g, ' ').trim();
}
