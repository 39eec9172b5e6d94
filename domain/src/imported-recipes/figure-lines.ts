import { digitsOfWords } from '../quantities/digits-of-words.ts';

const yieldLine =
  /^(?:(?:recipe )?yields?|serves|servings?|makes|(?:nombre|nb|número|numero|quantité|quantidade) d[ei] (?:portions?|personnes?|convives|parts|porciones|raciones|personas|comensales|porzioni|persone|porções|pessoas)|(?:ilość|liczba) (?:osób|porcji)|anzahl (?:portionen|personen)|antall? (?:porsjoner|portioner|personer)|portions?|personnes|personas|persone|fur|für|pour|para|per|dosi per|rende|salen|ergibt|porciones|raciones|portionen|personen|porzioni|porções|doses|rendimento|voor|antal|aantal personen|portioner|porsjoner|annoksia|μερίδες|分量)(?!\p{L})[^\p{L}\p{N}]*(?:(?:about|around|ca\.?|ok\.|up to|approx\.?|de|makes|environ|env\.|etwa|circa|około) )?\d/iu;
export const people =
  'servings?|portions?|people|persons?|portionen|personen|personnes|pers\\.|personas|raciones|porciones|persone|porzioni|pessoas|porções|personer|portioner|porsjoner|annosta|porcj[aei]|porce|porcie|porcí|porcií|osob[ay]|osób|os\\.|adag|személyre|főre|μερίδες|άτομα|порц\\p{L}*|porții|人份|人分';
/** What counters of a page say of its readers. */
const reactions =
  '(?:(?:have |ont |haben |han )?(?:liked?|loved?|saved|made|tried|rated|voted|reviewed|cooked|aiment|curtiram|gostaram|fizeram|salvaram|wydrukowa|zapisa|gefällt|finden|gespeichert)|like this)';
/** "4 servings", also with a time after it, but not "66 people saved this". */
const peopleLine = new RegExp(
  `^(?:ca\\.? |ok\\. |approx\\.? )?(?:\\d{1,2}(?:\\s*[-–]\\s*\\d{1,2})?|\\d{3}(?=\\s*(?:serv|por[tc])))\\s*(?:${people})(?!\\p{L})(?! ${reactions})`,
  'iu',
);
/** "For 6 people:", "(for 4)" */
const forPeople = /^for (?:about )?\d+(?:\s*(?:[-–]|to|or)\s*\d+)?(?: (?:people|persons|servings))?$/i;
/** "Serving size: 4-6", but not "Serving size: 125 g" */
const servingSize = /^serving size\s*: ?\d{1,2}(?:\s*[-–]\s*\d{1,2})?\+?$/i;
export const duration =
  /\d+[¼½¾⅓⅔]?\s*(?:h|hrs?|hours?|m|mins?|mns?|minutes?|minuten|std|stunden?|heures?|horas?|ore|ora|minuti|minutos|uur|godz|timmar|timer?|tuntia?|минут\p{L}*|λεπτά|perc|minut\p{L}*)(?!\p{L})/iu;
export const totalTime =
  /^(?:total(?: time)?|ready in|cooks in|takes|time|duration|gesamt(?:zubereitungs)?zeit|zeit(?:aufwand|bedarf)?|fertig in|dauer|durée(?: totale)?|duración|(?:temps|tiempo|tempo|czas)(?: tota\p{L}*)?(?! (?:d[eio] |całkowity )?(?:pr[eéè]p|coz|coc|cott|cuis|forno|repos|rip|marin|liev|gotow|piecz|przyg))|totale tijd|tijd|total tid|tid|tid i alt|kokonaisaika|(?:elkészítési )?idő)(?!\p{L})/iu;
const partTime =
  /^(?:(?:additional|inactive|marinating|cooling|soaking|freezing|rising|proofing|standing|hands-on)(?= time)|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|rest(?:ing)?|chill(?:ing)?|vorbereitung|zubereitung|koch|back|arbeitszeit|préparation|cuisson|repos|(?:(?:tempo|temps|tiempo|czas) (?:d[eio] )?)?(?:preparação|preparo|cozedura|cozimento|forno|préparation|cuisson|repos|préparation|preparación|cocción|reposo|preparazione|cottura|riposo|przygotowani|gotowani|pieczeni)|tempo prep|tillagningstid|voorbereiding|bereiding|bereidingstijd|oventijd|(?:sütési|főzési|hűtési|pihentetési|kelesztési|előkészítési) idő)[\p{L}]*(?: time|szeit)?(?!\p{L})/iu;
/** A figure and others beside it are no longer. */
export const maxLineLength = 80;

/** "Yield: Serves 4" */
const twiceLabeled = /^yields?:\s*(?=(?:serves|makes)\b)/i;

/** What a line states that contains only the servings, the whole time or a part of it. */
export function yieldOrTimeIn(whole: string): 'yield' | 'total' | 'part' | null {
  if (whole.length > maxLineLength) return null;
  // "⏱ Total time: 1 h", "(serves 4)"
  const bare = whole.replace(/^[^\p{L}\p{N}]+|[\s:)]+$/gu, '').replace(twiceLabeled, '');
  const line = numberWords.test(bare) ? digitsOfWords(bare) : bare;
  if ([yieldLine, peopleLine, forPeople, servingSize, countBeforeTime].some((pattern) => pattern.test(line)))
    return 'yield';
  if (!duration.test(line)) return null;
  if (totalTime.test(line)) return 'total';
  const reversed = beforeLabel.exec(line);
  if (reversed && isLabel(reversed[1])) return yieldOrTimeIn(`${reversed[1]}: 10 min`);
  const [label] = partTime.exec(line) ?? [];
  if (label && isStep(line, label)) return null;
  // "Bake in the oven for 20 minutes" is a step.
  return label && /^\W*(?:(?!(?:for|at|in|until)\b)\S+\s+){0,2}\S{0,2}\d/i.test(line.slice(label.length))
    ? 'part'
    : null;
}

/** "Bake 30 minutes or until golden.", "Rest batter 1 hour.", but not "Cook time: 8 hours on low" */
function isStep(line: string, label: string): boolean {
  const isVerb = !/\s/.test(label) && /^\s/.test(line.slice(label.length));
  return isVerb && (continuesAsStep.test(line) || verbAndObject.test(line));
}

const verbAndObject =
  /^(?:bake|cook|rest|chill) (?!(?:time|about|around|approx\w*|circa|ca|total|plus|and)\b)\p{Ll}+ (?:\p{Ll}+ )?\d.*$/iu;

const continuesAsStep =
  /\d\s*\p{L}+\.?(?:\s*[,;]\s*|\s+)(?:or until|until|till|bis|before|and|then|turning|stirring|uncovered|covered|longer|per|each|in the|at|over|on|with|drizzle|remove)(?!\p{L})(?!\D*\d\s?(?:h|m|std))/iu;

/** "6 pieces 45 min" */
export const countBeforeTime =
  /^\d+ (?!(?:h|hrs?|hours?|min|minutes?|g|kg|ml|l)\b)\p{L}{3,12}\s+\d+ ?(?:h|min)\p{L}*$/iu;

/** Labels after which numbers in words are read: "Serves six", "Total time: half an hour". */
const numberWords =
  /^(?:(?:serves|makes|yields?|servings?|for)\b(?! (?:about )?an?\b)|total(?: time)?|time|ready in|takes|cooks in)(?!\p{L})[^\d]*$/iu;

/** "20 min. preparation", "1 h 10 min total", "less than 30 mins cooking time", "30 mins to 1 hour cooking time" */
const beforeLabel =
  /^(?:(?:less than|under|over|about|up to) )?\d[\d\s,.–-]*\p{L}{1,8}\.?\s+(?:(?:to )?\d[\d\s]*\p{L}{1,8}\.?\s+)?(\p{L}\P{N}{2,30})$/iu;
export const timeUnit =
  '(?:h|hrs?|hours?|m|mins?|mns?|minut\\p{L}*|std|stunden?|heures?|horas?|ore|ora|uur|perc|λεπτά)';
const onlyFigure = new RegExp(
  `^(?:ca\\.? |about )?(?:\\d+ ?${timeUnit}\\.? (?:and )?)?\\d[\\d\\s,.:h¼½¾⅓⅔–-]*(?:(?:to|bis) \\d+|${timeUnit})?\\.?$`,
  'iu',
);
/** "60 minutes + cooling" */
const withMore = /^\d+ \p{L}+(?: \d+ \p{L}+)? \+ \p{L}+(?: time)?$/u;
const maxWithMore = 45;
const maxFigureLength = 25;

export function isFigure(line = ''): boolean {
  return (
    (line.length < maxFigureLength && onlyFigure.test(line)) ||
    (line.length < maxWithMore && withMore.test(line))
  );
}

/** A label without a figure: "Cook time:". */
export function isLabel(line = ''): boolean {
  return (
    !isFigure(line) && yieldOrTimeIn(line) === null && yieldOrTimeIn(`${withoutColon(line)}: 10 min`) !== null
  );
}

export function withoutColon(line: string): string {
  return line.replace(/\s*:$/, '');
}
