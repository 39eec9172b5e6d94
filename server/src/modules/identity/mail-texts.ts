import { operator } from '@plateful/contract/operator.ts';
import type { Mail } from '#ports/mailer.ts';

/** Mails of the built-in provider. */

const product = 'Plateful';
const signature = `\nYour ${product} kitchen\n`;

function mail(to: string, subject: string, ...lines: string[]): Mail {
  return { to, subject, text: `${lines.join('\n')}\n${signature}` };
}

export function verificationMail(to: string, url: string): Mail {
  return mail(
    to,
    `Confirm your e-mail for ${product}`,
    `Somebody registered at ${product} with this address. If it was you, confirm it here within 24 hours:`,
    '',
    url,
    '',
    'You can use everything without it. If it was not you, there is nothing to do.',
  );
}

export function resetMail(to: string, url: string): Mail {
  return mail(
    to,
    `Choose a new ${product} password`,
    'Somebody asked for a new password for your account. If it was you, choose one here within an hour:',
    '',
    url,
    '',
    'If it was not you, there is nothing to do: your password stays as it is.',
  );
}

export function changeMail(to: string, url: string): Mail {
  return mail(
    to,
    `Confirm your new e-mail for ${product}`,
    `Somebody wants to sign in to ${product} with this address from now on. If it was you, confirm it here within 24 hours:`,
    '',
    url,
    '',
    'If it was not you, there is nothing to do.',
  );
}

export function emailChangedMail(to: string, origin: string): Mail {
  return mail(
    to,
    `Your ${product} e-mail was changed`,
    `Your account at ${origin} has another e-mail address now. This one no longer signs in.`,
    '',
    `If it was not you, somebody knows your password: write to ${operator.email} at once.`,
  );
}

export function passwordChangedMail(to: string, forgotUrl: string, by: 'change' | 'reset'): Mail {
  const after = passwordChanges[by];
  return mail(
    to,
    `Your ${product} password was changed`,
    after.ended,
    '',
    `If it was not you, choose a new one at once: ${forgotUrl}`,
    `Then look at the ${after.kept} of your account, and remove those that you do not know.`,
  );
}

/** What a password change and a password reset revoke, and what they do not. */
const passwordChanges = {
  change: {
    ended: 'Your account has a new password, and every other device was signed out.',
    kept: 'passkeys and API keys',
  },
  reset: {
    ended:
      'Your account has a new password. Every device was signed out, all API keys and links to your lists were removed, and the calendar feed has a new address.',
    kept: 'passkeys',
  },
} as const;

export function passkeyAddedMail(to: string, securityUrl: string): Mail {
  return mail(
    to,
    `A passkey was added to your ${product} account`,
    'From now on it signs in without a password.',
    '',
    `If it was not you, remove it at once: ${securityUrl}`,
  );
}

export function keyMadeMail(to: string, keysUrl: string): Mail {
  return mail(
    to,
    `An API key was made for your ${product} account`,
    'With it a program or an assistant can use your account, as far as it was allowed.',
    '',
    `If it was not you, revoke it at once: ${keysUrl}`,
  );
}
