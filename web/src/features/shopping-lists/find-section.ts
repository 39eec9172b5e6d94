import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

type Section = ListedItem['category'];

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

/** The section of an item with this name, if it was asked for before; null if the food table does not know it. */
export function knownSection(client: QueryClient, name: string): Section | null | undefined {
  return client.getQueryData(foodsQuery(name).queryKey)?.section;
}

/** The section of an item, from the server. Undefined if the server is unreachable: the user can move the item. */
export async function lookUpSection(client: QueryClient, name: string): Promise<Section | null | undefined> {
  const answer = await client.fetchQuery(foodsQuery(name)).catch(() => undefined);
  return answer?.section;
}
