import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { hostCookie } from '#http/session.ts';

const lifetimeSeconds = 180 * 86_400;

/** The cookie by which a browser is known that somebody signed in with before. */
export function deviceCookie({ cookies }: FastifyRequest, { origin }: Config): string | undefined {
  return cookies[hostCookie('device', origin)];
}

export function rememberDevice(reply: FastifyReply, { origin }: Config, value: string): void {
  reply.setCookie(hostCookie('device', origin), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    maxAge: lifetimeSeconds,
  });
}
