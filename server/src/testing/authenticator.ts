import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
type Key = { id: string; privateKey: KeyObject; handle: string; counter: number };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A simulated passkey device (WebAuthn, level 3; ES256, no attestation) in a browser at `origin`. */
export class Authenticator {
  readonly #keys: Key[] = [];
  /** The origin of the browser's page. */
  origin: string;
  /** Whether the user is verified by fingerprint or PIN. */
  verifiesUser = true;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The result of navigator.credentials.create(). */
  create({ challenge, rp, user }: Options) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const key: Key = { id: encoded(id), privateKey, handle: user!.id, counter: 0 };
    this.#keys.push(key);
    // COSE_Key (RFC 9053): kty EC2, alg ES256, crv P-256.
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#data(rp?.id ?? '', hasCredential, 0),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(coseKey),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  /** The result of navigator.credentials.get(), with the newest passkey or the `index`th. */
  get({ challenge, rpId }: Options, index = this.#keys.length - 1) {
    const key = this.#keys[index]!;
    key.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const data = this.#data(rpId ?? '', 0, key.counter);
    const signed = Buffer.concat([data, digest(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', signed, key.privateKey)),
        userHandle: key.handle,
      },
    };
  }

  #clientData(type: string, challenge: string): string {
    return encoded(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })));
  }

  #data(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest[0] = flags | userPresent | (this.verifiesUser ? userVerified : 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([digest(rpId), rest]);
  }
}
