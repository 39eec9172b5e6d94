const served = '(?:bowl|plate|glass|platter|mug)(?:e?s)?';
const article = '(?<the>the |your |their |an? |one )?';
const kind = '(?<kind>(?!lettuce)[a-z]+ )?';
const dealtOut = new RegExp(
  `\\b(?<verb>[Dd])ivide (?<what>[^.;]{0,90}?) ?(?:between|among) ${article}${kind}(?<noun>${served})\\b(?! noodles?)`,
  'g',
);
const setOn = new RegExp(
  `\\b(?<on>[Ii]nto|[Oo]nto|[Oo]n|[Ii]n|[Oo]ver|[Bb]etween|[Aa]mong) ${article}${kind}(?<noun>${served})\\b(?! noodles?)`,
  'g',
);
const oneOfMany = /\b1 ((?:bowl|plate|glass|mug)\b(?! of)|heatproof \w+)/g;
const ones: Readonly<Record<string, string>> = { glasses: 'glass', platter: 'plate', platters: 'plate' };
const oneOf = (noun: string) => ones[noun] ?? noun.replace(/(?<!s)s$/, '');

/** Rewords serving for one person: "divide between bowls" becomes "put in a bowl", a platter becomes a plate. */
export function servedToOne(step: string): string {
  return step
    .replace(dealtOut, (...found) => {
      const { verb, what, noun, ...rest } = found.at(-1);
      const put = `${verb === 'D' ? 'Put' : 'put'}${what && ` ${what}`}`;
      return `${put} ${oneOf(noun) === 'plate' ? 'on' : 'in'} ${one(noun, rest)}`;
    })
    .replace(setOn, (...found) => {
      const { on, noun, ...rest } = found.at(-1);
      const isOf = /^(?:between|among)$/i.test(on);
      return `${isOf ? 'in' : on} ${one(noun, rest)}`;
    })
    .replace(oneOfMany, 'a $1');
}

function one(noun: string, { the = '', kind = '' }: { the?: string; kind?: string }): string {
  const of = `${kind.replace(/^(?:big|large|deep|wide) /, '')}${oneOf(noun)}`;
  if (/^(?:the|your|their) $/.test(the)) return `the ${of}`;
  return `${/^[aeiou]/.test(of) ? 'an' : 'a'} ${of}`;
}

/** For two, "the others" that are made in the same way are one other. */
export function servedToTwo(step: string): string {
  return step
    .replace(/\b([Mm])ake the others\b/g, '$1ake the other')
    .replace(/\b(ake the other\b[^;.]*); they go limp if they wait/, '$1; it goes limp if it waits');
}
