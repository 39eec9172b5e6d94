import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { isSameName } from '@plateful/domain/shopping/typed-items.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';

type Section = ListedItem['category'];
type Foods = Output<'GET /api/foods'>;

const foodsKey = '/api/foods';
/** The contract's maximum length of a query. */
const longest = 60;

/** Foods whose names start with or contain the typed text. */
export function foodsQuery(typed: string) {
  const query = typed.trim().slice(0, longest);
  return queryOptions({
    queryKey: [foodsKey, query],
    queryFn: ({ signal }) => call('GET /api/foods', { query }, signal),
    enabled: query !== '',
  });
}

/** The section of a food, if it is in the cache of suggestions. */
export function knownSection(client: QueryClient, name: string): Section | undefined {
  const found = client.getQueriesData<Foods>({ queryKey: [foodsKey] });
  return found.flatMap(([, answer]) => answer?.foods ?? []).find((food) => isSameName(food.name, name))
    ?.category;
}

/** The section of a food, from the server. Undefined if it is unknown or the server is unreachable. */
export async function lookUpSection(client: QueryClient, name: string): Promise<Section | undefined> {
  try {
    await client.fetchQuery(foodsQuery(name));
  } catch {
    // The item stays in its section; the user can move it.
  }
  return knownSection(client, name);
}
