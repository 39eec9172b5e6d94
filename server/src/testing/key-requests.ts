import type { KeyScope } from '@plateful/contract/key-scopes.ts';
import { type Person, password, type TestServer } from './test-server.ts';

/** A new API key of that person. */
export async function keyFor(
  person: Person,
  scopes: readonly KeyScope[],
  days: number | null = null,
): Promise<string> {
  const { body, text } = await person.post('/api/account/keys', {
    name: 'a program',
    scopes,
    days,
    password,
  });
  const { secret } = body as { secret?: string };
  if (!secret) throw new Error(text);
  return secret;
}

/** A request authenticated only by the key. */
export function withKey(server: TestServer, secret: string, method: string, path: string, body?: unknown) {
  return server.visitor().send(method, path, body, { authorization: `Bearer ${secret}` });
}
