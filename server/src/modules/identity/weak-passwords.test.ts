import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './weak-passwords.ts';

const email = 'ann.smith@example.com';

test('about a thousand of the most common passwords are known', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
});

describe('a password that is guessed first is refused', () => {
  test.each([
    'password',
    'Password123!',
    'p@ssw0rd',
    'P4ssw0rd1',
    'letmein1',
    'iloveyou',
    'sunshine2024',
    'Dragon99!',
    'qwertyuiop',
    'asdfghjkl;',
    '12345678',
    '87654321',
    '1q2w3e4r',
    'aaaaaaaa',
    'abababab',
    'abcabcabc1',
    'pass word',
    'ｐａｓｓｗｏｒｄ',
    'Fußball!'.replace('ß', 'ss'),
    'trustno1!',
  ])('%s', (password) => {
    expect(weaknessOf(password, email)).toContain('too easy to guess');
  });
});

describe('a password that repeats public information is rejected', () => {
  test.each([
    'ann.smith',
    'Ann.Smith',
    'ann.smith@example.com',
    'ann.smith1',
    'plateful',
    'Plateful1!',
    'example.com',
  ])('%s', (password) => {
    expect(weaknessOf(password, email)).toContain('does not contain your email');
  });
});

describe('a password of its own is taken', () => {
  test.each([
    'correct horse battery',
    'gurke-lampe-fjord',
    'Xk7#pq92!mB',
    'dragon lives in a teapot',
    'love 83719 42',
    'sourdough at midnight',
    'ich esse gern Spätzle',
    'ñandú volador',
    'パスワードではない',
  ])('%s', (password) => {
    expect(weaknessOf(password, email)).toBeUndefined();
  });
});
