import { test as base } from '@playwright/test';

type Options = {
  /** Whether users have decided about cookies: few tests are about first visits. */
  isDecided: boolean;
};

export const test = base.extend<Options & { decision: undefined }>({
  isDecided: [true, { option: true }],
  decision: [
    async ({ browser, isDecided }, use) => {
      // Not as `storageState`: each context would first open an additional page for it.
      const decideIn = (context: { addInitScript: (script: () => void) => Promise<unknown> }) =>
        void context.addInitScript(decide);
      if (isDecided) browser.on('context', decideIn);
      await use(undefined);
      browser.off('context', decideIn);
    },
    { auto: true },
  ],
});

/** In the browser, before each page. */
function decide(): void {
  if (!location.protocol.startsWith('http')) return;
  localStorage.cookieConsent ??= JSON.stringify({
    essential: true,
    functional: true,
    analytics: true,
    timestamp: '2026-11-20T08:00:00.000Z',
  });
}
