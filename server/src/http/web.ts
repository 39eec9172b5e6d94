import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { setRetryAfter, statusOf } from '#http/errors.ts';
import { type RenderedPages, renderedPages } from '#http/rendered-pages.ts';
import { isPrivate } from '#http/site-files.ts';
import type { Log } from '#ports/log.ts';
import { type Encoded, encode, sendEncoded } from './conditional.ts';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const client = join(built, 'client');
const YEAR_SECONDS = 31_536_000;

export type Web = {
  /** The document without rendered content. */
  shell: Encoded;
  rendered: RenderedPages;
};

/** Loads the output of the client build. */
export async function openWeb({ origin }: Pick<Config, 'origin'>, log: Log): Promise<Web> {
  const [page, identity] = await Promise.all(
    ['index.html', 'identity.html'].map((file) => readFile(join(built, file), 'utf8')),
  );
  const templates = { page: page!, identity: identity! };
  // Read by web/src/app/page-state.ts.
  const state = `<script type="application/json" id="page-state">${JSON.stringify({ origin })}</script>`;
  return {
    shell: await encode(templates.page.replace('<div id="root"></div>', `$&${state}`)),
    rendered: renderedPages({ entry: join(built, 'server/entry-server.js'), templates, origin, log }),
  };
}

/**
 * Serves the client's files and its pages, rendered or as the shell for client-side rendering. Unknown paths are 404.
 */
export async function serveWeb(server: FastifyInstance, web: Web): Promise<void> {
  await server.register(fastifyStatic, {
    root: client,
    index: false,
    preCompressed: true,
    wildcard: false,
    serveDotFiles: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  for (const path of Object.values(pagePaths)) {
    if (path === pagePaths.recipe || path === pagePaths.recipes) continue; // registered by the recipes module, which has the data
    server.get(path, pageOptions(web), async (request, reply) => {
      if (isPrivate(path)) reply.header('x-robots-tag', 'noindex');
      const page = isPrivate(path) ? null : await web.rendered.page({ path });
      return sendDocument({ request, reply }, web, page);
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = /^(?:GET|HEAD)$/.test(request.method) && !isApi(request);
    const page = wantsPage && canonicalPageOf(request);
    if (page) return redirectToPage({ request, reply }, page);
    if (wantsPage) return sendDocument({ request, reply: reply.status(404) }, web, null);
    return reply.status(404).send({ message: 'Not found', code: 'not_found', requestId: request.id });
  });
}

/** Route options for pages: errors are never shown as JSON, and the browser may retry by itself. */
export function pageOptions(web: Web) {
  return {
    schema: { hide: true },
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // The client-rendered page requests the data again and shows the error message.
      if (error instanceof AppError) {
        const refused = setRetryAfter(reply.status(statusOf[error.code]), error);
        return sendDocument({ request, reply: refused }, web, null);
      }
      request.log.error({ err: error }, 'page request failed');
      return sendDocument({ request, reply: reply.status(503) }, web, null);
    },
  };
}

/** Sends the rendered page, or the shell if there is none. */
export function sendDocument(
  exchange: Exchange,
  { shell }: Web,
  page: Encoded | null,
  cacheControl?: string,
): FastifyReply {
  return sendEncoded(exchange, page ?? shell, 'text/html; charset=utf-8', cacheControl);
}

/** Redirects permanently to the canonical URL of a page, keeping the query. */
export function redirectToPage({ request, reply }: Exchange, path: string): FastifyReply {
  return reply.redirect(path + request.url.slice(pathOf(request).length), 308);
}

/** The page whose path differs only in case or a trailing slash, which the client's router would accept too. */
function canonicalPageOf(request: FastifyRequest): string | undefined {
  const path = pathOf(request);
  const canonical = path.toLowerCase().replace(/\/$/, '');
  return canonical !== path && pagePatterns.some((pattern) => pattern.test(canonical))
    ? canonical
    : undefined;
}

const pagePatterns = Object.values(pagePaths).map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}$`));

/** The 404 page's path for URLs that cannot be decoded or are too long. */
export function notFoundPathFor(url = '/'): string {
  return isApi({ url }) ? '/api/nowhere' : '/nowhere';
}

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0]!;
}

function isApi({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return url.startsWith('/api/');
}
