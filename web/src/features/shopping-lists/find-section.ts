import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { isSameName } from '@plateful/domain/shopping/typed-items.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';

type Section = ListedItem['category'];
type Foods = Output<'GET /api/foods'>;

const foodsKey = '/api/foods';
/** The contract's longest query. */
const longest = 60;

/** Foods of the table whose names begin with or hold what was typed. */
export function foodsQuery(typed: string) {
  const query = typed.trim().slice(0, longest);
  return queryOptions({
    queryKey: [foodsKey, query],
    queryFn: ({ signal }) => call('GET /api/foods', { query }, signal),
    enabled: query !== '',
  });
}

/** Where a food stands in the shop, if completing its name has told. */
export function knownSection(client: QueryClient, name: string): Section | undefined {
  const found = client.getQueriesData<Foods>({ queryKey: [foodsKey] });
  return found.flatMap(([, answer]) => answer?.foods ?? []).find((food) => isSameName(food.name, name))
    ?.category;
}

/** The same, asked of the server; nothing where it cannot tell or be reached. */
export async function lookUpSection(client: QueryClient, name: string): Promise<Section | undefined> {
  try {
    await client.fetchQuery(foodsQuery(name));
  } catch {
    // It stays where it is, and may be moved by hand.
  }
  return knownSection(client, name);
}
