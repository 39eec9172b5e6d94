import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#ports/mailer.ts';
import type { Sender } from './smtp-mailer.ts';

const DAY_MS = 86_400_000;
/** Links in mails are long over by then, and a deleted account is forgotten after as long. */
const keptDays = 30;

/** In the name of each mail, by which it is found again however its header writes the address. */
const markOf = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex');

/** One .eml file per mail, which only the server's own user can read; mail programs open it. */
export function createOutbox(folder: string, sender: Sender): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /** Removes what is old, and whatever bears the mark. */
  async function clear(mark?: string): Promise<void> {
    for (const name of await namesIn(folder)) {
      const path = join(folder, name);
      const isMarked = mark !== undefined && name.includes(mark);
      if (isMarked || (await ageOf(path)) > keptDays * DAY_MS) await rm(path, { force: true });
    }
  }

  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from: sender, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${markOf(mail.to)}-${randomUUID()}`;
      // Renamed when complete, so that programs that watch the folder never see half a mail.
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
      await clear().catch(() => undefined); // what cannot be removed now is old enough at the next mail too
    },
    forget: (address) => clear(markOf(address)),
    close: () => composer.close(),
  };
}

/** None before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Nothing for a file that another server has just removed. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}
