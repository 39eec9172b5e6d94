import { invalid } from './faults.ts';

/** What a form body is: texts, in lists and groups as the brackets of their names say. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Deeper than any call of the API. */
const deepest = 5;
/** More than any call of the API. */
const mostFields = 200;

type Group = Map<string, string | Group>;

/** Reads `a[0][b]=c&d[]=e` as Stripe does. */
export function parseForm(body: string): Record<string, FormValue> {
  const root: Group = new Map();
  const fields = [...new URLSearchParams(body)];
  if (fields.length > mostFields) throw invalid('The request has too many parameters.');
  if (fields.some(([name, value]) => `${name}${value}`.includes('\0'))) {
    throw invalid('A parameter holds a NUL character.');
  }
  for (const [name, value] of fields) put(root, pathOf(name), value, name);
  return Object.fromEntries([...root].map(([name, value]) => [name, settled(value)]));
}

function pathOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const path =
    first === undefined
      ? []
      : [first, ...[...(rest ?? '').matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part!)];
  if (path.length === 0 || path.length > deepest || path.includes('__proto__')) {
    throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`, { code: 'parameter_unknown' });
  }
  return path;
}

function put(group: Group, [first, ...rest]: string[], value: string, name: string): void {
  // `a[]` is the next of a list.
  const key = first === '' ? String(group.size) : first!;
  if (rest.length === 0) {
    group.set(key, value);
    return;
  }
  const inner = group.get(key) ?? new Map();
  if (typeof inner === 'string') throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`);
  group.set(key, inner);
  put(inner, rest, value, name);
}

function settled(value: string | Group): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  if (keys.every((key, index) => key === String(index))) return [...value.values()].map(settled);
  return Object.fromEntries([...value].map(([name, inner]) => [name, settled(inner)]));
}
