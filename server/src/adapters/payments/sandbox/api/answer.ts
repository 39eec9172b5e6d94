import { createHash, timingSafeEqual } from 'node:crypto';
import { Fault, invalid, unauthorized } from '../faults.ts';
import { parseForm } from '../form.ts';
import { newId } from '../ids.ts';
import type { SandboxSettings } from '../kinds.ts';
import { transact } from '../transaction.ts';
import type { Call } from './call.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { digestOf, idempotent, type Response } from './once.ts';
import { recordCalls } from './record-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';

export type ApiRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};
export type ApiAnswer = { status: number; headers: Record<string, string>; body: object };

const calls: Call[] = [...customerCalls, ...checkoutCalls, ...subscriptionCalls, ...recordCalls];
/** Characters (Stripe, "Idempotent requests"). */
const longestKey = 255;

/** Answers one request to the API, whatever it is. */
export async function answer(settings: SandboxSettings, request: ApiRequest): Promise<ApiAnswer> {
  const requestId = newId('req_');
  const version = one(request.headers['stripe-version']);
  const headers = { 'request-id': requestId, ...(version && { 'stripe-version': version }) };
  try {
    const { isReplayed, status, body } = await outcomeOf(settings, request);
    return { status, body, headers: { ...headers, ...(isReplayed && { 'idempotent-replayed': 'true' }) } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { status: error.status, body: { error: error.body }, headers };
  }
}

async function outcomeOf(settings: SandboxSettings, request: ApiRequest): Promise<Response> {
  checkKey(settings.secretKey, one(request.headers.authorization));
  const { pathname, search } = new URL(request.url, settings.origin);
  const found = findCall(request.method, pathname);
  if (!found) throw unrecognized(request.method, pathname);
  const form = request.method === 'POST' ? bodyOf(request) : search.slice(1);
  const run = found.call.prepare(parseForm(form));
  // As with Stripe, only POST requests are idempotent by key.
  const key = request.method === 'POST' ? keyOf(request) : undefined;
  const digest = digestOf(request.method, pathname, form);
  return transact(settings, (tx) => idempotent(tx, { key, digest }, () => run(tx, found.id)));
}

function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  const parts = path.split('/');
  for (const call of calls) {
    const pattern = call.path.split('/');
    const fits =
      call.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part === ':id' || part === parts[index]);
    if (fits) return { call, id: parts[pattern.indexOf(':id')] ?? '' };
  }
}

function checkKey(expected: string, authorization = ''): void {
  const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  // The same time wherever two keys differ.
  const isRight = timingSafeEqual(digest(given ?? ''), digest(expected));
  if (!isRight) throw unauthorized(given);
}

function unrecognized(method: string, path: string): Fault {
  return new Fault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

function bodyOf({ headers, body }: ApiRequest): string {
  const type = one(headers['content-type']) ?? '';
  if (body && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalid('Invalid request: the body must be of content type application/x-www-form-urlencoded.');
  }
  return body;
}

function keyOf({ headers }: ApiRequest): string | undefined {
  const key = one(headers['idempotency-key']);
  if (key && key.length > longestKey) {
    throw invalid(`Idempotency keys can be at most ${longestKey} characters long.`);
  }
  return key || undefined;
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
