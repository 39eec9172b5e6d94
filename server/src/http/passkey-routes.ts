import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredAccount } from '#adapters/identity/accounts.ts';
import type { Embedded } from '#adapters/identity/identity.ts';
import { givenPassword, line, readForm } from '#http/account-forms.ts';
import { refused } from '#http/send-page.ts';
import { rotateSession } from '#http/session.ts';

type Settings = {
  path: string;
  accountOf(request: FastifyRequest): Promise<StoredAccount | undefined>;
  done(reply: FastifyReply, what?: string): FastifyReply;
};

const one = z.object({ id: line });
const named = z.object({ id: line, name: line });
const proof = z.object({ name: line.default(''), response: z.unknown() });
const gone = { message: 'Please sign in again.' };

/** Passkeys of the signed-in account: added by the page's script, renamed and removed by plain forms. */
export function passkeyRoutes(
  scope: FastifyInstance,
  { access, mail, passkeys }: Embedded,
  { path, accountOf, done }: Settings,
): void {
  const hidden = { schema: { hide: true } };

  scope.post(`${path}/options`, hidden, async (request, reply) => {
    const account = await accountOf(request);
    if (!account) return reply.status(401).send(gone);
    const form = readForm(z.object({ password: givenPassword }), request.body);
    const refusal = 'error' in form ? form : await access.refuse(account.id, form.values.password);
    if (refusal) {
      const message = refused(reply, refusal);
      return reply.send({ message });
    }
    const options = await passkeys.startAdding(account);
    request.session.passkeyChallenge = options.challenge;
    return options;
  });

  scope.post(path, hidden, async (request, reply) => {
    const account = await accountOf(request);
    const { passkeyChallenge: challenge } = request.session;
    delete request.session.passkeyChallenge;
    if (!account || !challenge) return reply.status(401).send(gone);
    const form = readForm(proof, request.body);
    const isAdded =
      'values' in form && (await passkeys.add(account.id, form.values.name, challenge, form.values.response));
    if (!isAdded) return reply.status(422).send({ message: 'This passkey could not be added.' });
    await rotateSession(request);
    mail.tellOfPasskey(account);
    return { location: path.replace(/\/passkeys$/, '?done=passkey-added') };
  });

  scope.post(`${path}/rename`, hidden, async (request, reply) => {
    const account = await accountOf(request);
    const form = readForm(named, request.body);
    if (account && 'values' in form) await passkeys.rename(account.id, form.values.id, form.values.name);
    return done(reply, 'passkey-renamed');
  });

  scope.post(`${path}/remove`, hidden, async (request, reply) => {
    const account = await accountOf(request);
    const form = readForm(one, request.body);
    if (account && 'values' in form) await passkeys.remove(account.id, form.values.id);
    return done(reply, 'passkey-removed');
  });
}
