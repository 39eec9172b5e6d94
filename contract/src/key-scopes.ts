/** Scopes of an API key. 'all' grants access to every endpoint that keys may call. */
export const keyScopes = ['read', 'lists', 'plan', 'all'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Whether a key with the scopes `granted` may call an endpoint that requires one of `required`. */
export function keyOpens(granted: readonly KeyScope[], required: readonly KeyScope[] | undefined): boolean {
  return (
    required !== undefined && (granted.includes('all') || required.some((scope) => granted.includes(scope)))
  );
}
