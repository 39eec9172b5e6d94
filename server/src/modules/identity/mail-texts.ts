import { operator } from '@plateful/contract/operator.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { Mail } from '#ports/mailer.ts';

/** Mails of the built-in provider. */

const signature = `\nThe ${productName} team\n`;

function mail(to: string, subject: string, ...lines: string[]): Mail {
  return { to, subject, text: `${lines.join('\n')}\n${signature}` };
}

export function verificationMail(to: string, url: string): Mail {
  return mail(
    to,
    `Confirm your email address for ${productName}`,
    `Someone created a ${productName} account with this email address. If it was you, confirm the address within 24 hours:`,
    '',
    url,
    '',
    'You can use your account before you confirm. If it was not you, please ignore this email.',
  );
}

export function resetMail(to: string, url: string): Mail {
  return mail(
    to,
    `Choose a new ${productName} password`,
    'Someone asked to reset the password of your account. If it was you, choose a new one within an hour:',
    '',
    url,
    '',
    'If it was not you, please ignore this email. Your password has not changed.',
  );
}

export function changeMail(to: string, url: string): Mail {
  return mail(
    to,
    `Confirm your new email address for ${productName}`,
    `Someone asked to change the email address of a ${productName} account to this one. If it was you, confirm the change within 24 hours:`,
    '',
    url,
    '',
    'If it was not you, please ignore this email.',
  );
}

export function emailChangedMail(to: string, origin: string): Mail {
  return mail(
    to,
    `Your ${productName} email address was changed`,
    `Your account at ${origin} now has a different email address. You can no longer sign in with this one.`,
    '',
    `If it was not you, someone knows your password. Please write to ${operator.email} immediately.`,
  );
}

export function passwordChangedMail(to: string, forgotUrl: string, by: 'change' | 'reset'): Mail {
  const after = passwordChanges[by];
  return mail(
    to,
    `Your ${productName} password was changed`,
    after.ended,
    '',
    `If it was not you, choose a new one immediately: ${forgotUrl}`,
    `Then check the ${after.kept} of your account, and remove any that you do not recognize.`,
  );
}

/** What a password change and a password reset revoke, and what they do not. */
const passwordChanges = {
  change: {
    ended: 'The password of your account was changed, and all other devices were signed out.',
    kept: 'passkeys and API keys',
  },
  reset: {
    ended:
      'The password of your account was reset. All devices were signed out, all API keys and links to your lists were revoked, and the calendar feed has a new URL.',
    kept: 'passkeys',
  },
} as const;

export function passkeyAddedMail(to: string, securityUrl: string): Mail {
  return mail(
    to,
    `A passkey was added to your ${productName} account`,
    'It can be used to sign in without a password.',
    '',
    `If it was not you, remove it immediately: ${securityUrl}`,
  );
}

export function keyMadeMail(to: string, keysUrl: string): Mail {
  return mail(
    to,
    `An API key was created for your ${productName} account`,
    'Programs and assistants can use your account with it, within its scopes.',
    '',
    `If it was not you, revoke it immediately: ${keysUrl}`,
  );
}
