import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

describe('a secret that is found by trying is weak', () => {
  test.each([
    'x'.repeat(32),
    'x'.repeat(1000),
    'ab'.repeat(20),
    'abc123'.repeat(8),
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'changeme'.repeat(4),
    'change-me-change-me-change-me-change-me',
    'CHANGE_ME_PLEASE_CHANGE_ME_PLEASE!',
    'secretsecretsecretsecretsecretsecret',
    'this-is-my-super-secret-session-key',
    'your-very-long-random-secret-string-here',
    'SESSION_SECRET_SESSION_SECRET_12345',
    'password1234password1234password1234',
    'qwertyqwertyqwertyqwertyqwerty123456',
    `${' '.repeat(31)}x`,
    'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb',
    'short',
    '',
  ])('%s', (secret) => {
    expect(isWeakSecret(secret, 32)).toBe(true);
  });
});

test('random ones are not', () => {
  for (let number = 0; number < 2000; number++) {
    const random = createHash('sha256').update(String(number)).digest();
    const hex = random.toString('hex');
    for (const secret of [
      hex,
      hex.slice(32),
      random.toString('base64'),
      random.toString('base64url').slice(11),
    ]) {
      expect(isWeakSecret(secret, 32), secret).toBe(false);
    }
    expect(isWeakSecret(hex.slice(0, 16), 16), hex).toBe(false);
  }
});

test.each(['ab'.repeat(50_000), '\0'.repeat(40), '\ud800'.repeat(40), `${'a'.repeat(50_000)}b`])(
  'whatever it is, it is judged quickly',
  (text) => {
    expect(isWeakSecret(text, 32)).toBe(true);
  },
);
