import { newPassword } from '@plateful/contract/account-fields.ts';
import { expect, test } from 'vitest';
import { mailAbout } from '#testing/mailbox.ts';
import { password, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

function complaint(text: string): string | undefined {
  return newPassword.safeParse(text).error?.issues[0]?.message;
}

const tooShort = 'The password must have at least 8 characters';

test.each([
  ['eight blanks', ' '.repeat(8)],
  ['blanks around seven letters', '  gurkenx   '],
  ['blanks between', 'a             b'],
  ['blanks of other widths', '\u3000\u00a0\u2003\u2002\u2009\u200a\u202f\u205f'],
  ['invisible characters', '\u200b\u200d\u2060\ufeff\u00ad\u3164\u{e0041}\u180e'],
  ['a letter and invisible characters', `g${'\u200b'.repeat(20)}`],
  ['four signs of two units each', '🥕🥦🧄🧅'],
])('%s make no password', (_what, text) => {
  expect(complaint(text)).toBe(tooShort);
});

test.each([
  ['NUL', 'gurke-lampe\0fjord'],
  ['a line break', 'gurke-lampe\nfjord'],
  ['half a character', 'gurke-lampe-\ud83efjord'],
])('a password with %s is refused: not every device can type it again', (_what, text) => {
  expect(complaint(text)).toBe('Use only letters, digits, symbols and spaces in the password');
});

test.each(['gurke lampe fjord', ' gurke-lampe ', 'ñandú volador', 'パスワードではない', '🥕🥦🧄🧅🍅🥬🌽🫑'])(
  'a password of eight or more characters of any kind is accepted: %s',
  (text) => {
    expect(newPassword.parse(text)).toBe(text);
  },
);

test('the same holds for registering, for a change and for a forgotten password', async () => {
  const blanks = ' '.repeat(8);
  const form = (values: Record<string, string>) => new URLSearchParams(values);

  const visitor = server.visitor();
  const action = await visitor.openSignIn('register');
  const registered = await visitor.send(
    'POST',
    action,
    form({ email: 'blank@example.com', password: blanks, age: '16' }),
  );
  expect([registered.status, registered.text.includes(tooShort)]).toEqual([422, true]);

  const ann = await server.user();
  const change = form({ password, newPassword: blanks });
  const changed = await ann.send('POST', '/api/account/security/password', change);
  expect([changed.status, changed.text.includes(tooShort)]).toEqual([422, true]);

  await server.visitor().send('POST', '/auth/forgot-password', form({ email: ann.email }));
  const { link } = await mailAbout(server, ann.email, 'Choose a new');
  const token = new URL(link).searchParams.get('token')!;
  const reset = await server.visitor().send('POST', '/auth/new-password', form({ token, password: blanks }));
  expect([reset.status, reset.text.includes(tooShort)]).toEqual([422, true]);
});
