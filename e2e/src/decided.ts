const consent = JSON.stringify({
  essential: true,
  functional: true,
  analytics: true,
  timestamp: '2026-11-20T08:00:00.000Z',
});

/** Browser storage of a user who has decided about cookies; only consent.spec.ts tests first visits. */
export function decidedAt(origin: string) {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'cookieConsent', value: consent }] }] };
}
