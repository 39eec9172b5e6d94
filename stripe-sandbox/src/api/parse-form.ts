import { invalid } from '../api-error.ts';

/** The parameters of a request, nested as their brackets say. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** More than any request of the API has. */
const maximumDepth = 5;
const maximumFields = 200;

type Group = Map<string, string | Group>;

/** Parses `a[0][b]=c&d[]=e` as Stripe does. */
export function parseForm(body: string): Record<string, FormValue> {
  const root: Group = new Map();
  const fields = [...new URLSearchParams(body)];
  if (fields.length > maximumFields) throw invalid('The request has too many parameters.');
  for (const [name, value] of fields) {
    if (value.includes('\0'))
      throw invalid(`Invalid value for ${name}: it has a NUL character.`, { param: name });
    insert(root, pathOf(name), value, name);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, toValue(value)]));
}

function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[\]\0]+)((?:\[[^[\]\0]*\])*)$/.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part!)];
  if (first === '' || path.length > maximumDepth || path.includes('__proto__')) throw invalidName(name);
  return path;
}

function insert(group: Group, [first = '', ...rest]: string[], value: string, name: string): void {
  // `a[]` appends to a list.
  const key = first === '' ? String(group.size) : first;
  if (rest.length === 0) {
    group.set(key, value);
    return;
  }
  const inner = group.get(key) ?? new Map();
  if (typeof inner === 'string') throw invalidName(name);
  group.set(key, inner);
  insert(inner, rest, value, name);
}

function invalidName(name: string) {
  return invalid(`Invalid parameter name: ${name.slice(0, 100)}`, { code: 'parameter_unknown' });
}

function toValue(value: string | Group): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  if (keys.every((key, index) => key === String(index))) return [...value.values()].map(toValue);
  return Object.fromEntries([...value].map(([name, inner]) => [name, toValue(inner)]));
}
