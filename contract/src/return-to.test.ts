import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each(['/', '/recipes', '/recipes?diet=Vegan&page=2#third', '/api/account/security', '/recipe/a%20b'])(
  'a sign-in returns to %s',
  (path) => {
    expect(safeReturnTo(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /recipes',
  '/a\\..\\..\\evil',
  '/api/login?returnTo=/',
  '/api/callback?code=x',
  '/x/../api/login',
  '/auth/forgot-password',
  '/oidc/auth',
  `/${'x'.repeat(3000)}`,
  '',
  undefined,
  ['/recipes'],
])('and never to %j', (value) => {
  expect(safeReturnTo(value)).toBe('/');
});

test.each(['/./..//evil.example', '/x/..//evil.example'])('a path that climbs stays here: %s', (value) => {
  expect(safeReturnTo(value)).not.toMatch(/^\/[/\\]/);
});
