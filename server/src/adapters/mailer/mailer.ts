import { join } from 'node:path';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { Config } from '#config.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { SmtpLimits } from './smtp-mailer.ts';

/** Sends to the configured mail server, or writes .eml files to DATA_DIR/outbox. */
export function createMailer(
  { dataDir, origin, smtpUrl }: Pick<Config, 'dataDir' | 'origin' | 'smtpUrl'>,
  limits?: SmtpLimits,
): Mailer {
  const sender = { name: productName, address: `no-reply@${new URL(origin).hostname}` };
  let opened: Promise<Mailer> | undefined;

  /** With the first mail, because its library takes five megabytes. */
  async function open(): Promise<Mailer> {
    if (smtpUrl) return (await import('./smtp-mailer.ts')).createSmtpMailer(smtpUrl, sender, limits);
    return (await import('./outbox.ts')).createOutbox(join(dataDir, 'outbox'), sender);
  }

  const mailer = () => (opened ??= open());

  return {
    async send(mail) {
      // A comma or line break in user input would add a recipient.
      if (!/^[^\s,;:<>()"]+@[^\s,;:<>()"@]+$/.test(mail.to))
        throw new Error('An email must have exactly one recipient');
      await (await mailer()).send(mail);
    },
    forget: async (address) => (await mailer()).forget(address),
    close: () => void opened?.then((mailer) => mailer.close()),
  };
}
