import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { storePhoto } from '#modules/photos/photos.service.ts';
import { FetchError } from '#ports/page-fetcher.ts';
import { PhotoError } from '#ports/photo-encoder.ts';

/** Number of URLs tried, in the page's order of preference. */
const maxTried = 2;

/** Fetches and stores a page's photo if it arrives in time; a recipe can be imported without it. */
export async function keepPagePhoto(
  ctx: UserContext,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  );
  for (const address of addresses.slice(0, maxTried)) {
    if (signal.aborted) return null;
    const id = await Promise.race([storedOrNull(ctx, address), late]);
    if (id !== null) return id;
  }
  return null;
}

async function storedOrNull(ctx: UserContext, address: string): Promise<string | null> {
  try {
    const { content } = await ctx.pageFetcher.fetch(address, /^image\/(?!svg|gif)/);
    return (await storePhoto(ctx, content)).id;
  } catch (error) {
    if (error instanceof FetchError || error instanceof PhotoError) return null;
    // The account has the maximum number of photos.
    if (error instanceof AppError && error.code === 'limit_reached') return null;
    throw error;
  }
}
