import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { StartError } from '#runtime/start-error.ts';

/** Throws StartError for causes that the operator can fix. */
export async function listen(app: Pick<FastifyInstance, 'listen'>, { port, host }: Config): Promise<void> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use by another program; stop that program or set PORT to another number.`,
    EACCES: `PORT ${port} is reserved for privileged users; set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine; set HOST to localhost or 0.0.0.0.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine; set HOST to localhost or 0.0.0.0.`,
  };
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const sentence = sentences[error.code ?? ''];
    throw sentence ? new StartError(sentence) : error;
  });
}
