import type { passkeyAssertion, passkeyAttestation } from '@plateful/contract/passkeys.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { type Account, findAccount } from '#db/provider-accounts.ts';
import { AppError, invalidForm } from '#errors.ts';
import { notifyOfPasskey } from './account-mail.service.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  updatePasskeyName,
  updatePasskeyUse,
} from './passkeys.repository.ts';

const maxNameLength = 60;

/** Passkeys (WebAuthn, level 3) of the embedded provider's accounts. They sign in without a password and without a throttle. */
// Loaded when first needed: most sign-ins and every start do without.
const library = () => import('@simplewebauthn/server');
const rpIdOf = ({ config }: Context) => new URL(config.origin).hostname;

const unknown = () => invalidForm('This passkey does not belong to an account here.');

/** Options for creating a passkey in the browser; keep the challenge until `addPasskey`. */
export async function startAddingPasskey(ctx: Context, account: Account) {
  const { generateRegistrationOptions } = await library();
  const existing = await findPasskeys(ctx.db, account.id);
  return generateRegistrationOptions({
    rpName: productName,
    rpID: rpIdOf(ctx),
    userName: account.email,
    userDisplayName: account.firstName ?? account.email,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Throws if the browser's response does not prove a new passkey for this challenge. */
export async function addPasskey(
  ctx: Context,
  account: Account,
  challenge: string | undefined,
  { name, response }: { name: string; response: z.output<typeof passkeyAttestation> },
): Promise<void> {
  if (!challenge) throw new AppError('unauthenticated', 'Please sign in again.');
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: ctx.config.origin,
    expectedRPID: rpIdOf(ctx),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  const isAdded =
    registrationInfo &&
    (await insertPasskey(ctx.db, {
      id: registrationInfo.credential.id,
      accountId: account.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports: response.response.transports,
      backedUp: registrationInfo.credentialBackedUp,
      name: nameOf(name),
      createdAt: ctx.clock.now(),
    }));
  if (!isAdded) throw invalidForm('This passkey could not be added.');
  notifyOfPasskey(ctx, account);
}

/** The same options for every visitor, so that they do not reveal which accounts have passkeys. */
export async function startPasskeySignIn(ctx: Context) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: rpIdOf(ctx), userVerification: 'required' });
}

/** `device` is the new device cookie. */
export async function signInWithPasskey(
  ctx: Context,
  challenge: string | undefined,
  response: z.output<typeof passkeyAssertion>,
  device: string | undefined,
): Promise<{ account: Account; device: string }> {
  const { db, clock, config, identity } = ctx;
  const passkey = await findPasskey(db, response.id);
  if (!challenge || !passkey) throw unknown();
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(passkey.accountId).toString('base64url')) throw unknown();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: config.origin,
    expectedRPID: rpIdOf(ctx),
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw unknown();
  await updatePasskeyUse(db, passkey.id, authenticationInfo.newCounter, clock.now());
  const account = await findAccount(db, passkey.accountId);
  if (!account) throw unknown();
  return { account, device: identity.devices.remember(device, account.email) };
}

export function renamePasskey({ db }: Context, { id: accountId }: Account, id: string, name: string) {
  return updatePasskeyName(db, accountId, id, nameOf(name));
}

export function removePasskey({ db }: Context, { id: accountId }: Account, id: string): Promise<void> {
  return deletePasskey(db, accountId, id);
}

function nameOf(name: string): string {
  return name.trim().slice(0, maxNameLength) || 'Passkey';
}
