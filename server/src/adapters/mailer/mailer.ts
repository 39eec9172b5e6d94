import { join } from 'node:path';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { Config } from '#config.ts';
import type { Mailer } from '#ports/mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer, defaultSmtpLimits, type SmtpLimits } from './smtp-mailer.ts';

/** Sends to the configured mail server, or writes .eml files to DATA_DIR/outbox. */
export function createMailer(
  { dataDir, origin, smtpUrl }: Pick<Config, 'dataDir' | 'origin' | 'smtpUrl'>,
  limits: SmtpLimits = defaultSmtpLimits,
): Mailer {
  const sender = { name: productName, address: `no-reply@${new URL(origin).hostname}` };
  const mailer = smtpUrl
    ? createSmtpMailer(smtpUrl, sender, limits)
    : createOutbox(join(dataDir, 'outbox'), sender);
  return {
    async send(mail) {
      // A comma or line break in user input would add a recipient.
      if (!/^[^\s,;:<>()"]+@[^\s,;:<>()"@]+$/.test(mail.to))
        throw new Error('An email must have exactly one recipient');
      await mailer.send(mail);
    },
    forget: (address) => mailer.forget(address),
    close: () => mailer.close(),
  };
}
