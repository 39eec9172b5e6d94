/** "> 2 eggs" in forwarded mails. */
const quoted = /^\s*>+ ?/;
/** "[14:02, 12/5/2024] Jo: Pesto", "12.05.24, 14:02 - Jo: Pesto" */
const sender =
  /^\[?(?:\d{1,2}:\d{2}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})[\d:.,/ apm-]*\]?\s*(?:[-–]\s)?[^:\d]{1,40}:\s+/iu;
/** A sender is named within these many characters. */
const maxSenderLength = 100;
/** The frames of Meal-Master, and controls that scale a page's list: "1x 2x 3x". */
const frame = /^(?:(?:M{5}|-{5})[-M ]*(?:recipe via .*|exported from .*)?|(?:[\d½]+\s?[x×]\s*){2,})$/iu;

/** The rows of a pasted text without what mails, chats, Markdown and other programs put around them. */
export function pastedRows(rows: readonly string[]): string[] {
  const filled = rows.filter((row) => row.trim() !== '');
  const isQuoted = filled.filter((row) => quoted.test(row)).length * 2 > filled.length;
  return rows
    .map((row) => withoutSender(isQuoted ? row.replace(quoted, '') : row).replace(/\*\*|__/g, ''))
    .filter((row) => !frame.test(row.trim()));
}

function withoutSender(row: string): string {
  return row.slice(0, maxSenderLength).replace(sender, '') + row.slice(maxSenderLength);
}

/** Shorter rows have not been wrapped. */
const shortestWrapped = 50;

/** Steps whose sentences were wrapped within a mail: the next row begins in lower case. */
export function withoutWraps(steps: readonly string[]): string[] {
  const whole: string[] = [];
  let last = '';
  for (const step of steps) {
    const isContinued = last.length >= shortestWrapped && !/[.!?:;]$/.test(last) && /^\p{Ll}/u.test(step);
    if (isContinued) whole.push(`${whole.pop()} ${step}`);
    else whole.push(step);
    last = step;
  }
  return whole;
}

const greeting =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|moin|servus|hola|querid[oa]s?|ciao|car[oa]|bonjour|salut|ch[eè]re?s?|hej|hoi|beste|olá)(?:[,!]?| \p{L}+[,!]?|[ ,!].{1,30}[,!])$/iu;
const signOff =
  /^(?:love|lots of love|best (?:wishes|regards)|cheers|x+o*|kind regards|liebe grüße|viele grüße|lg|vg|bussi|bisous?|bises|un abrazo|besos|baci|groetjes|kram|beijos?)[,!.]*$/iu;
/** "Love, Aunt Mary" */
const signature = /[,!]? ?\p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)?$/u;
const maxSignOffLength = 50;
const named = /^(?:title|name|titel|titre|título|titolo)\s*:\s*(?=\S)/iu;
const otherLabel = /^(?:categor(?:y|ies)|from|to|subject|date|sent)\s*:/iu;

/** The title in the lines before a recipe, and the other lines. A greeting or a sentence is not a title. */
export function titleOfIntro(intro: readonly string[]): { title: string; rest: string[] } {
  const textLines = intro.filter((line) => !otherLabel.test(line));
  const isMail = greeting.test(textLines[0] ?? '');
  const nearest = isMail
    ? textLines.findLastIndex((line) => !/[.!?,:]$/.test(line) && !greeting.test(line))
    : 0;
  const label = textLines.findIndex((line) => named.test(line));
  const at = label < 0 ? Math.max(0, nearest) : label;
  const title = (textLines[at] ?? '').replace(named, '').replace(/^#+\s*|\s*:$/g, '');
  return { title, rest: textLines.filter((line, index) => index !== at && !greeting.test(line)) };
}

/** Without the greeting and the name that end a mail. */
export function withoutSignOff(steps: readonly string[]): string[] {
  const end = steps.findIndex((step, at) => at > 0 && at >= steps.length - 2 && isSignOff(step));
  return end < 0 ? [...steps] : steps.slice(0, end);
}

function isSignOff(step: string): boolean {
  return step.length <= maxSignOffLength && (signOff.test(step) || signOff.test(step.replace(signature, '')));
}
