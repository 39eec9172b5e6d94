import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { IdentityPage } from '@plateful/contract/identity-pages.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '#errors.ts';
import type { Log } from '#ports/log.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';
import { type Encoded, encode, sizeOf } from './conditional.ts';

/** The exports of web/src/app/entry-server.tsx. */
type ServerEntry = {
  render(request: PageRequest & { template: string; origin: string }): Promise<string>;
  renderIdentityPage(request: { template: string; page: IdentityPage }): string;
};

export type PageRequest = {
  path: string;
  /** The recipe of a recipe page, as the API returns it; null if it does not exist. */
  recipe?: object | null;
  /** The recipes of the list page, as the API returns them. */
  samples?: object;
};

export type RenderedPages = ReturnType<typeof renderedPages>;

/** A recipe page takes 50 kB with its compressed forms; this holds the whole cook book and some 200 others. */
const cacheBytes = 56 * 1024 * 1024;

/** Rendering blocks the event loop for some milliseconds. Beyond this queue, browsers render the page themselves. */
const limits = { atOnce: 1, waiting: 30 };

/** Stands for all missing recipes, so that requests for many unknown ids render only once. */
const noRecipe = '00000000-0000-0000-0000-000000000000';

type Settings = {
  entry: string;
  /** HTML documents of the client build, without page content. */
  templates: { page: string; identity: string };
  origin: string;
  log: Log;
};

/** Renders pages with the built web client. Returns null if it cannot; the browser then renders the page. */
export function renderedPages({ entry, templates, origin, log }: Settings) {
  const rendering = createConcurrencyLimit(limits.atOnce, limits.waiting);
  let loading: Promise<ServerEntry> | undefined;
  const cache = new LRUCache<string, Encoded, PageRequest>({
    maxSize: cacheBytes,
    sizeCalculation: sizeOf,
    fetchMethod: async (_key, _stale, { context }) => {
      const { render } = await load();
      return rendering(async () => encode(await render({ ...context, template: templates.page, origin })));
    },
  });

  function load(): Promise<ServerEntry> {
    loading ??= import(/* @vite-ignore */ pathToFileURL(entry).href);
    return loading;
  }

  /**
   * `charge` is called before a page is rendered (not for cached ones) and throws AppError if the client is over its
   * rate limit.
   */
  async function page(request: PageRequest, charge?: () => Promise<void>): Promise<Encoded | null> {
    // The cache key includes the page's data, so that changed data is a new entry.
    const content = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    try {
      if (!cache.has(content)) await charge?.();
      return (await cache.fetch(content, { context: request })) ?? null;
    } catch (error) {
      if (!(error instanceof AppError))
        log.error({ err: error, path: request.path }, 'page rendering failed');
      return null;
    }
  }

  return {
    page,

    /** Made for one user and request, so never cached. */
    async identityPage(page: IdentityPage): Promise<string> {
      const { renderIdentityPage } = await load();
      return renderIdentityPage({ template: templates.identity, page });
    },

    /** `id` is a UUID, which needs no escaping. */
    async missingRecipe(id: string): Promise<Encoded | null> {
      const missing = await page({ path: `/recipe/${noRecipe}`, recipe: null });
      if (!missing) return null;
      // Not compressed: compression for each requested id would cost more than it saves.
      const identity = Buffer.from(missing.identity.toString().replaceAll(noRecipe, id));
      return { identity, br: null, gzip: null, tag: `${missing.tag}-${id}` };
    },
  };
}
