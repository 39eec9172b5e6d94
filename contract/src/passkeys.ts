import { z } from 'zod';

/** The parts of WebAuthn's JSON (level 3, sections 5.1.8 to 5.1.10) that we read. */

const invalid = { error: 'This passkey does not belong to an account here.' };
const base64url = z
  .string(invalid)
  .max(20_000, invalid)
  .regex(/^[\w-]*$/, invalid);
const credential = {
  id: base64url.min(1, invalid),
  rawId: base64url.min(1, invalid),
  type: z.literal('public-key', invalid),
  clientExtensionResults: z.object({}, invalid),
};

/** AuthenticatorTransport (section 5.8.4); unknown ones are ignored, as by browsers. */
const transports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const;

/** The result of navigator.credentials.get(). */
export const passkeyAssertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      },
      invalid,
    ),
  },
  invalid,
);

/** The result of navigator.credentials.create(). */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .unknown()
      .optional()
      .transform((claimed) => transports.filter((name) => [claimed].flat().includes(name))),
  }),
});

/** Created by the server half of the library for its browser half. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
