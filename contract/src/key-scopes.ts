/** What an API key may do. 'all' opens every endpoint that keys may call at all. */
export const keyScopes = ['read', 'lists', 'plan', 'all'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Whether a key with the scopes `held` opens an endpoint that asks for one of `asked`. */
export function keyOpens(held: readonly KeyScope[], asked: readonly KeyScope[] | undefined): boolean {
  return asked !== undefined && (held.includes('all') || asked.some((scope) => held.includes(scope)));
}
