import { expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { confirmEmailOf } from '#testing/insert-person.ts';
import { mailsTo } from '#testing/mailbox.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { identity } = server.context;

const sentTo = async (email: string) => {
  await identity.mails.settled();
  return mailsTo(server, email);
};

const form = (browser: Browser, path: string, values: Record<string, string>) =>
  browser.send('POST', path, new URLSearchParams(values));

const changeTo = (person: Person, email: string) =>
  form(person, '/api/account/security/email', { email, password });

test('an unconfirmed address gets no mails about passkeys and passwords', async () => {
  const eve = await server.user();
  expect((await eve.post('/api/account/keys', { name: 'x', scopes: ['read'], password })).status).toBe(200);
  const newPassword = 'a kettle full of thyme';
  await form(eve, '/api/account/security/password', { password, newPassword });
  expect(await sentTo(eve.email)).toEqual([]);
});

test('a mail contains no text written by users, and notices over the limit are dropped', async () => {
  const ann = await server.user();
  await confirmEmailOf(server.context, ann.email);
  const name = 'Locked: evil.example/x';
  for (let times = 0; times < 25; times++) {
    const { status, body } = await ann.post('/api/account/keys', { name, scopes: ['read'], password });
    expect(status).toBe(200);
    await ann.delete(`/api/account/keys/${(body as { key: { id: string } }).key.id}`);
  }
  const mails = await sentTo(ann.email);
  expect(mails).toHaveLength(20);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('many accounts that name one mailbox fill it no further than one', async () => {
  const receivers = ['vic@mail.example', 'Vic@mail.example', 'v.ic@mail.example', 'vic+1@mail.example'];
  const answers: Awaited<ReturnType<typeof changeTo>>[] = [];
  for (const to of [...receivers, ...receivers, ...receivers])
    answers.push(await changeTo(await server.user(), to));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused[0]!.text).toContain('try again later');
  const sent = await Promise.all([...new Set(receivers.map((to) => to.toLowerCase()))].map(sentTo));
  expect(sent.flat()).toHaveLength(10);

  now = new Date(now.getTime() + 86_400_000);
  expect((await changeTo(await server.user(), 'vic@mail.example')).status).not.toBe(429);
});

test('one account writes to ten strangers a day', async () => {
  const eve = await server.user();
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++)
    statuses.push((await changeTo(eve, `stranger${index}@mail.example`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('registering goes on when its mail does not', async () => {
  for (let index = 0; index < 11; index++) {
    const browser = server.visitor();
    const values = { email: `many+${index}@mail.example`, password, age: '16' };
    expect((await form(browser, await browser.openSignIn('register'), values)).status).toBe(303);
  }
  const sent = await Promise.all(
    Array.from({ length: 11 }, (_, index) => sentTo(`many+${index}@mail.example`)),
  );
  expect(sent.flat()).toHaveLength(10);
});

test('a mailbox gets at most three waitlist mails, however its address is written', async () => {
  const receivers = Array.from({ length: 6 }, (_, index) => `wait+${index}@mail.example`);
  for (const email of receivers) {
    expect((await server.visitor().post('/api/waitlist', { email })).body).toEqual({ success: true });
  }
  const sent = async () => (await Promise.all(receivers.map(sentTo))).flat();
  await expect.poll(sent).toHaveLength(3);
  await server.visitor().post('/api/waitlist', { email: 'last@mail.example' });
  await expect.poll(() => sentTo('last@mail.example')).toHaveLength(1);
  expect(await sent()).toHaveLength(3);
});

test('mails of others use up no link to a new password', async () => {
  const ann = await server.user();
  const [name, domain] = ann.email.split('@');
  for (let index = 0; index < 11; index++) await changeTo(await server.user(), `${name}+${index}@${domain}`);
  expect((await form(server.visitor(), '/auth/forgot-password', { email: ann.email })).status).toBe(200);
  expect((await sentTo(ann.email)).map(({ subject }) => subject)).toEqual(['Choose a new Plateful password']);
});

const forget = (email: string) => form(server.visitor(), '/auth/forgot-password', { email });

test('asking for other spellings of an address keeps its owner from no link', async () => {
  const ann = await server.user();
  await confirmEmailOf(server.context, ann.email);
  const [name, domain] = ann.email.split('@');
  for (let index = 0; index < 12; index++) {
    now = new Date(now.getTime() + 60_000);
    await forget(`${name}+${index}@${domain}`);
  }
  expect((await forget(ann.email)).status).toBe(200);
  expect((await sentTo(ann.email)).map(({ subject }) => subject)).toEqual(['Choose a new Plateful password']);
});

test('one address has mails sent to so many strangers and no more, whichever way', async () => {
  now = new Date(now.getTime() + 2 * 86_400_000);
  const receivers = Array.from({ length: 61 }, () => `${crypto.randomUUID()}@mail.example`);
  for (const email of receivers) await server.visitor().post('/api/waitlist', { email });
  const sent = async () => (await Promise.all(receivers.map(sentTo))).flat();
  await expect.poll(sent, { timeout: 20_000 }).toHaveLength(60);

  const browser = server.visitor();
  const email = 'new@mail.example';
  const values = { email, password, age: '16' };
  const answer = await form(browser, await browser.openSignIn('register'), values);
  expect(answer.status).toBe(303);
  await browser.follow(answer);
  expect(await sentTo(email)).toEqual([]);
  expect((await changeTo(await server.user(), 'other@mail.example')).status).toBe(429);
  expect((await form(browser, '/api/account/security/verification', {})).status).toBe(429);
  now = new Date(now.getTime() + 86_400_000);
  expect((await form(browser, '/api/account/security/verification', {})).status).toBe(303);
  expect(await sentTo(email)).toHaveLength(1);
});

test('notices of keys use up none of a new password', async () => {
  const ann = await server.user();
  await confirmEmailOf(server.context, ann.email);
  for (let times = 0; times < 21; times++) {
    const key = { name: 'x', scopes: ['read'], password };
    const { body } = await ann.post('/api/account/keys', key);
    await ann.delete(`/api/account/keys/${(body as { key: { id: string } }).key.id}`);
  }
  await form(ann, '/api/account/security/password', { password, newPassword: 'a kettle full of thyme' });
  const subjects = (await sentTo(ann.email)).map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([21, 2]);
});

test('account enumeration gets the same answer for every email', async () => {
  now = new Date(now.getTime() + 2 * 86_400_000);
  const { email: taken } = await server.user();
  const attempt = async (email: string) => {
    const browser = server.visitor();
    return form(browser, await browser.openSignIn('register'), { email, password, age: '16' });
  };
  for (let index = 0; index < 30; index++) expect((await attempt(taken)).status).toBe(422);
  const free = `${crypto.randomUUID()}@mail.example`;
  const [known, unknown] = [await attempt(taken), await attempt(free)];
  expect([known.status, unknown.status]).toEqual([429, 429]);
  const noticeIn = ({ text }: { text: string }) => text.match(/Too many attempts[^<]*/)?.[0];
  expect(noticeIn(unknown)).toBe('Too many attempts. Please wait 30 seconds.');
  expect(noticeIn(unknown)).toBe(noticeIn(known));
});
