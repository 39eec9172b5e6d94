import type { Page } from '@playwright/test';

/** Collects everything that a page must never do: console errors, failed requests, requests to other sites. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  // Chromium does not report a CSP violation if the page catches the error.
  void page.addInitScript(() =>
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error(`Refused by the policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
    ),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== 'localhost' && url.protocol.startsWith('http')) errors.push(`asked ${url.href}`);
  });
  return errors;
}
