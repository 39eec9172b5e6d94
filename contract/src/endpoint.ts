import { z } from 'zod';
import type { KeyScope } from './key-scopes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Shape = z.ZodType<object, object>;

/** One HTTP endpoint, described once for the server, the web client, the OpenAPI document and the tests. */
export type Endpoint = {
  method: Method;
  /** As in docs/product.md, with `{name}` for a parameter. */
  path: `/api/${string}` | `/auth/${string}`;
  summary: string;
  /** 'visitor': anyone, signed in or not. 'user': signed-in only, others get `unauthenticated`. */
  access: 'visitor' | 'user';
  /** Scopes of API keys that may call it (any of them, or 'all'). Without scopes, no key may. */
  scopes?: readonly [KeyScope, ...KeyScope[]];
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** Maximum body size in bytes, if it differs from the default. */
  maxBodyBytes?: number;
  /** The form field with a file; the handler receives it together with the other fields, which `body` describes. */
  upload?: string;
  /** Media type of a response other than JSON; `output` is then unused. */
  produces?: string;
  /**
   * Used by pages' links, forms and scripts, with or without JavaScript: bodies may be forms, errors are shown as
   * pages, and visitors are redirected to sign in. Not in the OpenAPI document.
   */
  isPage?: true;
  /** The response contains a secret, so it is not compressed: its length would leak information (BREACH). */
  holdsSecret?: true;
  /** Polled by programs: the response has an ETag, and 304 is sent if it is unchanged. */
  isPolled?: true;
  output: Shape;
};

type Sent<S> = S extends z.ZodType ? z.input<S> : unknown;
type Received<S> = S extends z.ZodType ? z.output<S> : unknown;

type SentFile<E> = E extends { upload: infer Field extends string } ? Record<Field, Blob> : unknown;

/** The input as sent, in one object, before defaults and coercions. */
export type RawInput<E extends Endpoint> = Sent<E['params']> &
  Sent<E['query']> &
  Sent<E['body']> &
  SentFile<E>;
/** The validated input of a handler in one object: params, query and body. */
export type Input<E extends Endpoint> = Received<E['params']> & Received<E['query']> & Received<E['body']>;
/** The return value of a handler; the server validates it and drops undeclared fields. */
export type RawOutput<E extends Endpoint> = z.input<E['output']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/** An endpoint for links and forms, which responds with a page or a redirect. */
export function pageEndpoint<const E extends Omit<Endpoint, 'output' | 'isPage' | 'produces' | 'scopes'>>(
  definition: E,
) {
  return { ...definition, isPage: true, produces: 'text/html', output: noOutput } as const;
}
const noOutput = z.object({});

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
