import { z } from 'zod';
import { line } from './account-fields.ts';
import { apiKeyBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { keyScopes } from './key-scopes.ts';
import { done, id, instant, plainDate } from './wire.ts';

const apiKey = z
  .object({
    id,
    name: z.string(),
    /** The last characters of the key, for recognizing it. */
    ending: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    createdAt: instant,
    /** UTC date; null before the first use. */
    lastUsedOn: plainDate.nullable(),
    /** Null if it does not expire. */
    expiresAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

const { name, days } = apiKeyBounds;

/** No scopes: API keys cannot manage keys. */
export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/keys',
    summary: "The user's API keys, newest first",
    access: 'user',
    output: z.object({
      keys: z.array(apiKey),
      /**
       * The confirmation required for creating a key: the password, or a recent sign-in if an external provider keeps
       * passwords.
       */
      confirmation: z.enum(['password', 'sign-in']).nullable(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/account/keys',
    summary: 'Create an API key. The secret is returned only once, in this response',
    access: 'user',
    body: z.object({
      name: line
        .min(1, { error: 'Enter a name for the key' })
        .max(name.maxLength, { error: `Use at most ${name.maxLength} characters for the name` }),
      scopes: z
        .array(z.enum(keyScopes))
        .min(1, { error: 'Choose at least one scope for the key' })
        .max(keyScopes.length)
        .transform((scopes) => [...new Set(scopes)]),
      /** Days until it expires; null for never. */
      days: z.int32().min(days.min).max(days.max).nullable().default(null),
      password: z.string().max(1000).default(''),
    }),
    output: z.object({ key: apiKey, secret: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/account/keys/{id}',
    summary: 'Revoke an API key, effective immediately',
    access: 'user',
    params: z.object({ id }),
    output: done,
  }),
};
