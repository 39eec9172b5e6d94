import type { Stripe } from 'stripe';

type ErrorBody = Pick<Stripe.StripeRawError, 'type' | 'message' | 'code' | 'param' | 'decline_code'>;

/** Stripe's error response. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function invalid(message: string, details: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...details });
}

/** The object in the path does not exist. */
export function missing(noun: string, id: string, param = 'id'): ApiError {
  const message = `No such ${noun}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** The object that a parameter names does not exist. */
export function unknown(noun: string, id: string, param: string): ApiError {
  return invalid(`No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}

export function declined(): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}

export function unauthorized(key: string | undefined): ApiError {
  const message = key
    ? `Invalid API Key provided: ${masked(key)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  return new ApiError(401, { type: 'invalid_request_error', message });
}

function masked(key: string): string {
  return key.slice(0, 8) + '*'.repeat(Math.max(0, Math.min(key.length, 40) - 12)) + key.slice(-4);
}
