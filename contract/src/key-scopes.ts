/** Scopes of an API key. 'all' grants access to every endpoint that keys may call. */
export const keyScopes = ['read', 'lists', 'plan', 'all'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Whether a key with the scopes `held` may call an endpoint that requires one of `asked`. */
export function keyOpens(held: readonly KeyScope[], asked: readonly KeyScope[] | undefined): boolean {
  return asked !== undefined && (held.includes('all') || asked.some((scope) => held.includes(scope)));
}
