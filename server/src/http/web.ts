import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../../web/dist/client/', import.meta.url));
const YEAR_SECONDS = 31_536_000;

export type WebFiles = {
  /** The page before anything is rendered into it. */
  shell: string;
  /** Links and scripts of the shell that pages of the server use too: styles, the icon, the theme. */
  head: string;
};

/** Reads what the build of the web client made. */
export async function openWebFiles(): Promise<WebFiles> {
  const shell = await readFile(join(built, '_shell.html'), 'utf8');
  const head =
    shell.match(/<link[^>]+rel="(?:stylesheet|icon)"[^>]*>|<script[^>]+src="\/theme[^>]*><\/script>/g) ?? [];
  return { shell, head: head.join('\n    ') };
}

/** Serves the client's files, its prerendered pages, and its shell for every other page; unknown paths are 404. */
export async function serveWeb(
  server: FastifyInstance,
  { shell }: WebFiles,
  pages: readonly string[],
): Promise<void> {
  await server.register(fastifyStatic, {
    root: built,
    index: false,
    preCompressed: true,
    wildcard: false,
    serveDotFiles: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  for (const url of pages) {
    const prerendered = join(url, 'index.html').slice(1);
    const isPrerendered = existsSync(join(built, prerendered));
    server.get(url, { schema: { hide: true } }, (_request, reply) =>
      isPrerendered
        ? reply.sendFile(prerendered, built)
        : reply.type('text/html').header('cache-control', 'no-cache').send(shell),
    );
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (wantsPage) {
      return reply.status(404).type('text/html').header('cache-control', 'no-cache').send(shell);
    }
    return reply.status(404).send({ message: 'Not found', code: 'not_found', requestId: request.id });
  });
}
