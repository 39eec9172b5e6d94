import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Mailer } from '#ports/mailer.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { startSmtpServer } from '#testing/smtp-server.ts';
import { createMailer } from './mailer.ts';

const data = await temporaryDataDirectory();
const outbox = join(data.path, 'outbox');
const smtp = await startSmtpServer();
const origin = 'https://plateful.example';
const limits = { connectionTimeoutMs: 500, answerTimeoutMs: 500, firstWaitMs: 1 };
const open: Mailer[] = [];

function mailerTo(smtpUrl: string | undefined): Mailer {
  const mailer = createMailer({ dataDir: data.path, origin, smtpUrl }, limits);
  open.push(mailer);
  return mailer;
}

async function emlFiles(): Promise<string[]> {
  return (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
}

async function newestEml(): Promise<string> {
  return readFile(join(outbox, (await emlFiles()).at(-1)!), 'utf8');
}

afterEach(() => {
  for (const mailer of open.splice(0)) mailer.close();
});
afterAll(async () => {
  await smtp.stop();
  await data.remove();
});

const kinds: [string, string | undefined, () => Promise<string>][] = [
  ['the outbox', undefined, newestEml],
  ['a mail server', smtp.url, async () => smtp.received.at(-1)!.content],
];

describe.each(kinds)('%s', (_kind, url, newest) => {
  test('takes a mail with its sender, receiver, subject and text', async () => {
    const link = 'https://plateful.example/auth/reset?token=abc';
    await mailerTo(url).send({
      to: 'ann@example.com',
      subject: 'A new password',
      text: `Hello Ann\n\n${link}\n`,
    });
    const content = await newest();
    expect(content).toMatch(/^From: Plateful <no-reply@plateful\.example>\r$/m);
    expect(content).toMatch(/^To: ann@example\.com\r$/m);
    expect(content).toMatch(/^Subject: A new password\r$/m);
    expect(content).toMatch(/^Message-ID: <.+>\r$/m);
    expect(content).toContain(link);
  });

  test('keeps letters of every language', async () => {
    await mailerTo(url).send({
      to: 'ann@example.com',
      subject: 'Grüße, Ömer 🍲',
      text: 'Ein Rezept für Jürgen\n',
    });
    const content = await newest();
    expect(content).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(content.replaceAll('=\r\n', '')).toMatch(/f=C3=BCr|f\u00fcr|RWluIFJlemVwdCBm/);
  });

  test('a line that starts with a dot stays whole', async () => {
    await mailerTo(url).send({ to: 'ann@example.com', subject: 'Dots', text: 'one\n.two\n.\nthree\n' });
    expect(await newest()).toContain('one\r\n.two\r\n.\r\nthree');
  });

  test.each(['ann@example.com\r\nBcc: eve@evil.example', 'ann@example.com, eve@evil.example', ''])(
    'a mail has one receiver, which %j is not',
    async (to) => {
      await expect(mailerTo(url).send({ to, subject: 'Hello', text: 'x' })).rejects.toThrow('recipient');
    },
  );

  test('no line break adds a header', async () => {
    await mailerTo(url).send({ to: 'ann@example.com', subject: 'Hello\r\nX-Evil: yes', text: 'x' });
    expect(await newest()).not.toMatch(/^X-Evil:/m);
  });
});

test('only the server itself can read the outbox', async () => {
  await mailerTo(undefined).send({ to: 'ann@example.com', subject: 'Secret', text: 'x' });
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  for (const name of await emlFiles()) expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  expect((await readdir(outbox)).every((name) => name.endsWith('.eml'))).toBe(true);
});

test('the outbox forgets mails after thirty days', async () => {
  await mkdir(outbox, { recursive: true });
  const old = join(outbox, '2026-01-01-old.eml');
  await writeFile(old, 'old');
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  await utimes(old, longAgo, longAgo);
  await mailerTo(undefined).send({ to: 'ann@example.com', subject: 'New', text: 'x' });
  expect(await emlFiles()).not.toContain('2026-01-01-old.eml');
  expect((await emlFiles()).length).toBeGreaterThan(0);
});

test('only mails to the address are deleted, ignoring its case', async () => {
  const mailer = mailerTo(undefined);
  const outboxOf = async () =>
    (await Promise.all((await emlFiles()).map((name) => readFile(join(outbox, name), 'utf8')))).join();
  const addresses = ['bea@example.com', 'bea@example.com.example', 'abea@example.com', 'bäa@exämple.com'];
  for (const to of addresses) await mailer.send({ to, subject: `Hello ${to}`, text: 'x' });
  const others = (await emlFiles()).length - 2;
  await mailer.forget('Bea@Example.com');
  await mailer.forget('bäa@exämple.com');
  expect(await emlFiles()).toHaveLength(others);
  const left = await outboxOf();
  expect(left).not.toMatch(/To: bea@example\.com\r/);
  expect(left).toMatch(/To: bea@example\.com\.example\r/);
  expect(left).toMatch(/To: abea@example\.com\r/);
});

test('without an outbox there are no mails to delete', async () => {
  const fresh = createMailer({ dataDir: join(data.path, 'fresh'), origin, smtpUrl: undefined });
  open.push(fresh);
  await fresh.forget('ann@example.com');
  await mailerTo(smtp.url).forget('ann@example.com');
});

test('a mail server that is busy for a moment gets the mail a little later, once', async () => {
  smtp.refuse('RCPT', '450 try again later');
  await mailerTo(smtp.url).send({ to: 'later@example.com', subject: 'Later', text: 'x' });
  expect(smtp.received.filter((mail) => mail.to.includes('later@example.com'))).toHaveLength(1);
});

test('a mail that is refused for good is not sent again, and the error names no address', async () => {
  smtp.refuse('RCPT', '550 <gone@example.com> no such mailbox');
  const sending = mailerTo(smtp.url).send({ to: 'gone@example.com', subject: 'Gone', text: 'x' });
  const error = await sending.catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String((error as Error).stack)).toContain('550');
  expect(String((error as Error).stack)).not.toContain('example.com');
  expect(smtp.received.some((mail) => mail.to.includes('gone@example.com'))).toBe(false);
});

test('a mail server that is not there is an error, not a wait without end', async () => {
  const sending = mailerTo('smtp://127.0.0.1:1').send({ to: 'ann@example.com', subject: 'x', text: 'x' });
  await expect(sending).rejects.toThrow('The mail server rejected an email');
});
