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
  /** API keys that may call it: those with one of these scopes, or 'all'. Without scopes no key may. */
  scopes?: readonly [KeyScope, ...KeyScope[]];
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** The largest body in bytes, where it is not that of all such endpoints. */
  mostBody?: number;
  /** The field of a form that holds one file; the handler receives it, with the form's other fields, which `body` describes. */
  upload?: string;
  /** Media type of an answer that is no JSON; `output` then describes nothing. */
  produces?: string;
  /**
   * Used by a page's links, forms and scripts, with or without JavaScript: bodies may be forms, errors are answered with pages
   * and visitors are led to sign in. The OpenAPI document leaves it out.
   */
  isPage?: true;
  /** The answer holds a secret: it is not compressed, for its length then told what else is in it (BREACH). */
  holdsSecret?: true;
  /** Programs ask for it again and again: it carries an ETag, and is not sent to those that have it. */
  isPolled?: true;
  output: Shape;
};

type Sent<S> = S extends z.ZodType ? z.input<S> : unknown;
type Received<S> = S extends z.ZodType ? z.output<S> : unknown;

type SentFile<E> = E extends { upload: infer Field extends string } ? Record<Field, Blob> : unknown;

/** What a caller may send, in one object: defaults and coercions have not run yet. */
export type RawInput<E extends Endpoint> = Sent<E['params']> &
  Sent<E['query']> &
  Sent<E['body']> &
  SentFile<E>;
/** What a handler gets, in one object: parameters, query and body, checked. */
export type Input<E extends Endpoint> = Received<E['params']> & Received<E['query']> & Received<E['body']>;
/** What a handler returns: the server checks it and drops undeclared fields. */
export type RawOutput<E extends Endpoint> = z.input<E['output']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/** An endpoint that a browser opens or sends a form to; it answers with a page or a redirect. */
export function pageEndpoint<const E extends Omit<Endpoint, 'output' | 'isPage' | 'produces' | 'scopes'>>(
  definition: E,
) {
  return { ...definition, isPage: true, produces: 'text/html', output: noOutput } as const;
}
const noOutput = z.object({});

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
