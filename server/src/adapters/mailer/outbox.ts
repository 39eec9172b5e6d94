import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#mailer.ts';
import type { Sender } from './smtp-mailer.ts';

const DAY_MS = 86_400_000;
/** Links in mails are long over by then, and a deleted account is forgotten after as long. */
const keptDays = 30;

/** One .eml file per mail, which only the server's own user can read; mail programs open it. */
export function createOutbox(folder: string, sender: Sender): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function removeOld(): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const age = Date.now() - (await stat(path)).mtimeMs;
      if (age > keptDays * DAY_MS) await rm(path, { force: true });
    }
  }

  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from: sender, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      // Renamed when whole, so that nobody who watches the folder opens half a mail.
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, `${name}.eml`));
      await removeOld().catch(() => undefined); // another server may have removed the same file
    },
    close: () => composer.close(),
  };
}
