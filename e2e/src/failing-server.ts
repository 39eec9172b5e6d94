import type { Page, Route } from '@playwright/test';

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;
type Call = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

/** A proxy's response when the server is down: nothing in it is meant for users. */
const badGateway: Answer = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** An error response in the server's format. */
export function refusal(message: string, more: object = {}): Answer {
  return { status: 503, json: { message, code: 'unavailable', ...more } };
}

/**
 * Makes one call fail (the last part of a path may be missing: 'DELETE /api/meal-plans' is every removal) and returns a
 * function that ends it. All other calls reach the real server.
 */
export async function fail(
  page: Page,
  call: Call,
  answer: Answer = badGateway,
): Promise<() => Promise<void>> {
  return intercept(page, call, (route) => route.fulfill(answer));
}

/** Delays the responses of one call; returns a function that releases them. */
export async function delay(page: Page, call: Call): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await intercept(page, call, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

async function intercept(page: Page, call: Call, handle: (route: Route) => Promise<void>) {
  const [method, path = ''] = call.split(' ');
  const isCalled = ({ pathname }: URL) => pathname === path || pathname.startsWith(`${path}/`);
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
  await page.route(isCalled, handler);
  return () => page.unroute(isCalled, handler);
}
