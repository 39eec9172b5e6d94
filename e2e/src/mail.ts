import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { noted } from './noted.ts';

/** The link in the newest mail about `subject` to this address. */
export async function linkFromMail(email: string, subject: string): Promise<string> {
  let link: string | undefined;
  // Mails are sent after the response.
  const look = async () => {
    link = (await mailsTo(email, subject)).at(-1)?.match(/https?:\/\/\S+/)?.[0];
    return link;
  };
  await expect.poll(look, { message: `mail to ${email}: ${subject}`, intervals: [50] }).toBeTruthy();
  return link!;
}

/** Decoded mails, oldest first. */
export async function mailsTo(email: string, subject: string): Promise<string[]> {
  const outbox = join(noted().dataDir, 'outbox');
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`) && mail.includes(`\r\nSubject: ${subject}\r\n`))
    .map((mail) => readable(mail.slice(mail.indexOf('\r\n\r\n'))));
}

/** Decodes quoted-printable (RFC 2045, section 6.7). */
function readable(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
