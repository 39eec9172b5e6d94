import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { IdentityPage } from '@plateful/contract/identity-pages.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '#errors.ts';
import type { Log } from '#ports/log.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';
import { type Encoded, encode, sizeOf } from './conditional.ts';

/** What the build of the web client exports for us (web/src/app/entry-server.tsx). */
type ServerEntry = {
  render(asked: Asked & { template: string; origin: string }): Promise<string>;
  renderIdentityPage(asked: { template: string; page: IdentityPage }): string;
};

export type Asked = {
  path: string;
  /** Of a recipe's page, as the API answers it; null when there is none. */
  recipe?: object | null;
  /** Of the page of all recipes, as the API answers them. */
  samples?: object;
};

export type RenderedPages = ReturnType<typeof renderedPages>;

/** A recipe's page takes 50 kB with its compressed forms, so that all of the cook book and some 200 others have room. */
const cacheBytes = 56 * 1024 * 1024;

/** One at a time holds up everything else for some milliseconds; with more waiting, browsers make the page. */
const limits = { atOnce: 1, waiting: 30 };

/** Stands for every recipe that is not there, so that asking for many of them costs one rendering. */
const noRecipe = '00000000-0000-0000-0000-000000000000';

type Settings = {
  entry: string;
  /** Documents that the build made, without a page in them. */
  templates: { page: string; identity: string };
  origin: string;
  log: Log;
};

/** Renders pages with the built web client. A page is null where it cannot: browsers then make it themselves. */
export function renderedPages({ entry, templates, origin, log }: Settings) {
  const rendering = createConcurrencyLimit(limits.atOnce, limits.waiting);
  let loading: Promise<ServerEntry> | undefined;
  const cache = new LRUCache<string, Encoded, Asked>({
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

  /** `charge` is called for a page that has to be made, and throws AppError for who asks for too many. */
  async function page(asked: Asked, charge?: () => Promise<void>): Promise<Encoded | null> {
    // What a page shows is part of its key: one of another content is another page.
    const content = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
    try {
      if (!cache.has(content)) await charge?.();
      return (await cache.fetch(content, { context: asked })) ?? null;
    } catch (error) {
      if (!(error instanceof AppError))
        log.error({ err: error, path: asked.path }, 'A page could not be rendered');
      return null;
    }
  }

  return {
    page,

    /** Made for one person and one request, so never kept. */
    async identityPage(page: IdentityPage): Promise<string> {
      const { renderIdentityPage } = await load();
      return renderIdentityPage({ template: templates.identity, page });
    },

    /** `id` is a UUID, which needs no escaping anywhere. */
    async missingRecipe(id: string): Promise<Encoded | null> {
      const missing = await page({ path: `/recipe/${noRecipe}`, recipe: null });
      if (!missing) return null;
      // As it is: to compress it for each id that is asked for is what costs.
      const identity = Buffer.from(missing.identity.toString().replaceAll(noRecipe, id));
      return { identity, br: null, gzip: null, tag: `${missing.tag}-${id}` };
    },
  };
}
