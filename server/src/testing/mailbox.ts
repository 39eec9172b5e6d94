import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

export type ReadMail = { subject: string; text: string; link: string };

/** Decoded mails in the outbox for this address, oldest first. */
export async function mailsTo({ context }: TestServer, email: string): Promise<ReadMail[]> {
  const folder = join(context.config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return contents.filter((content) => content.includes(`\r\nTo: ${email}\r\n`)).map(read);
}

/** Waits for the newest mail about `subject`, because mails are sent after the response. */
export async function mailAbout(server: TestServer, email: string, subject: string): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(server, email)).findLast((mail) => mail.subject.includes(subject));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found!;
}

function read(content: string): ReadMail {
  const [head = '', ...body] = content.split('\r\n\r\n');
  const text = body
    .join('\n\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    subject: head.match(/^Subject: (.*)$/m)?.[1]?.trim() ?? '',
    text,
    link: text.match(/https?:\/\/\S+/)?.[0] ?? '',
  };
}
