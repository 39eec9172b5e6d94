import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#ports/mailer.ts';
import type { Sender } from './smtp-mailer.ts';

const DAY_MS = 86_400_000;
/** Links in older mails have expired, and deleted accounts are purged after the same time. */
const retentionDays = 30;

/** Part of the file name: finds mails of an address however their header spells it. */
const markOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** Writes one .eml file per mail, readable only by the server's user. */
export function createOutbox(folder: string, sender: Sender): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** Deletes old mails, and those with the mark. */
  async function clear(mark?: string): Promise<void> {
    for (const name of await namesIn(folder)) {
      const path = join(folder, name);
      const isMarked = mark !== undefined && name.includes(mark);
      if (isMarked || (await ageOf(path)) > retentionDays * DAY_MS) await rm(path, { force: true });
    }
  }

  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from: sender, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${markOf(mail.to)}-${randomUUID()}`;
      // Renamed when complete, so that programs watching the folder never see a partial mail.
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
      await clear().catch(() => undefined); // what cannot be deleted now is deleted with the next mail
    },
    forget: (address) => clear(markOf(address)),
    close: () => composer.close(),
  };
}

/** Empty before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Milliseconds; 0 for a file that another server has just deleted. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}
