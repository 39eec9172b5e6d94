import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#ports/mailer.ts';

export type Sender = { name: string; address: string };

export type SmtpLimits = { connectionTimeoutMs: number; answerTimeoutMs: number; firstWaitMs: number };

const defaultSmtpLimits: SmtpLimits = {
  connectionTimeoutMs: 10_000,
  answerTimeoutMs: 20_000,
  firstWaitMs: 1000,
};
const attempts = 3;

/** Sends mail to the server at `url`, such as smtps://user:password@mail.example.com, with opportunistic encryption. */
export function createSmtpMailer(
  url: string,
  sender: Sender,
  limits: SmtpLimits = defaultSmtpLimits,
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: limits.connectionTimeoutMs,
    greetingTimeout: limits.connectionTimeoutMs,
    socketTimeout: limits.answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Lost connections and 4xx replies are temporary (RFC 5321, section 4.2.1); 5xx are permanent.
  const again = retry(handleWhen(isPassing), {
    maxAttempts: attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: limits.firstWaitMs }),
  });
  return {
    async send(mail) {
      try {
        await again.execute(() => transport.sendMail({ from: sender, ...mail }));
      } catch (error) {
        throw withoutRecipient(error);
      }
    },
    forget: async () => {},
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number };

function isPassing(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code !== 'EAUTH' && code !== 'EENVELOPE';
}

/** Mail servers repeat the address in error replies, and logs must not contain addresses. */
function withoutRecipient(error: unknown): Error {
  const { code, responseCode } = error as SmtpError;
  return new Error(`The mail server rejected an email: ${[code, responseCode].filter(Boolean).join(' ')}`);
}
