import type { FastifyReply } from 'fastify';
import type { Context } from '#context.ts';
import type { Exchange } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { hostCookie } from '#http/host-cookie.ts';

const lifetimeSeconds = 180 * 86_400;

/** Identifies the client of a sign-in attempt: its address and the cookie of a known device. */
export function clientOf({ config }: Context, { request }: Exchange) {
  return { address: clientAddress(request), device: request.cookies[hostCookie('device', config.origin)] };
}

export function rememberDevice({ config }: Context, reply: FastifyReply, value: string): void {
  reply.setCookie(hostCookie('device', config.origin), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.origin.startsWith('https:'),
    maxAge: lifetimeSeconds,
  });
}
