import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { Response } from 'undici';
import { FetchError, type FetchedPage, type PageFetcher } from '#ports/page-fetcher.ts';
import { isPublicAddress } from './public-address.ts';

type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type Settings = {
  /** Replaces the operating system's resolver in tests. */
  lookup?: Lookup;
  /** Which addresses are allowed; tests use servers on localhost. */
  isAllowed?: (address: string) => boolean;
  /** Allowed besides 80 and 443. */
  ports?: readonly string[];
  timeoutMs?: number;
};

const maxBytes = 5_000_000;
const maxRedirects = 5;
const maxConcurrent = 8;
const maxWaiting = 32;

/** Some sites reject clients without these headers. */
const headers = {
  'user-agent': `Mozilla/5.0 (compatible; ${productName} recipe import)`,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
  'accept-language': 'en,*;q=0.5',
};

/**
 * Fetches pages at user-supplied URLs. The resolved address is checked when the connection is made and then used for
 * it, so that neither DNS rebinding nor redirects reach private networks (SSRF).
 */
export function createPageFetcher(settings: Settings = {}): PageFetcher {
  const { lookup: resolve = lookup as Lookup, isAllowed = isPublicAddress, timeoutMs = 10_000 } = settings;
  const ports = new Set(['', ...(settings.ports ?? [])]);
  const queue = bulkhead(maxConcurrent, maxWaiting);
  let opened: ReturnType<typeof open> | undefined;

  /** Loaded on the first fetch, which makes the start 0.1 s faster. */
  async function open() {
    const { Agent, fetch } = await import('undici');
    const dispatcher = new Agent({
      connect: { lookup: onlyAllowed },
      connections: maxConcurrent,
      pipelining: 0,
      keepAliveTimeout: 1000,
      maxHeaderSize: 32_768,
    });
    return { dispatcher, fetch };
  }

  function onlyAllowed(
    hostname: string,
    options: LookupOptions,
    callback: (...results: never[]) => void,
  ): void {
    const answer = callback as (error: Error | null, address?: unknown, family?: number) => void;
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
        return answer(new FetchError('private'));
      }
      if (options.all) return answer(null, addresses);
      answer(null, addresses[0]!.address, addresses[0]!.family);
    });
  }

  /** Throws FetchError for URLs that are not allowed. Addresses are checked on connecting. */
  function checked(text: string, base?: string): URL {
    const url = URL.parse(text, base);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !ports.has(url.port)) {
      throw new FetchError('address');
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isAllowed(host)) throw new FetchError('private');
    return url;
  }

  async function fetchOne(text: string, types: RegExp, signal: AbortSignal): Promise<FetchedPage> {
    let url = checked(text);
    opened ??= open();
    const { dispatcher, fetch } = await opened;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await fetch(url, { dispatcher, redirect: 'manual', headers, signal });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel();
        url = checked(location, url.href);
        continue;
      }
      return await pageOf(response, url, types);
    }
    throw new FetchError('redirects');
  }

  return {
    async fetch(url, types) {
      const signal = AbortSignal.timeout(timeoutMs);
      let isUnderWay = false;
      const late = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => late.reject(new FetchError(isUnderWay ? 'slow' : 'busy')));
      const fetching = queue.execute(() => {
        isUnderWay = true;
        return fetchOne(url, types, signal);
      });
      try {
        // The timeout includes the time in the queue.
        return await Promise.race([fetching, late.promise]);
      } catch (error) {
        throw failureOf(error);
      }
    },
    async close() {
      await (await opened)?.dispatcher.destroy();
    },
  };
}

async function pageOf(response: Response, url: URL, types: RegExp): Promise<FetchedPage> {
  const problem = problemOf(response, types);
  if (problem) {
    await response.body?.cancel();
    throw new FetchError(problem);
  }
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w:.-]+)/.exec(parameter)?.[1])
    .find(Boolean);
  return { url: url.href, type: type.trim(), content: await bytesOf(response), charset: charset ?? null };
}

function problemOf({ status, headers: responseHeaders }: Response, types: RegExp) {
  if (status === 404 || status === 410) return 'missing';
  if (status < 200 || status >= 300) return 'refused';
  if (!types.test((responseHeaders.get('content-type') ?? 'text/html').toLowerCase())) return 'type';
  return Number(responseHeaders.get('content-length') ?? 0) > maxBytes ? 'large' : null;
}

/** The decompressed body; aborts when it exceeds the limit. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new FetchError('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failureOf(error: unknown): FetchError {
  if (error instanceof BulkheadRejectedError) return new FetchError('busy');
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchError) return cause;
  }
  return new FetchError('unreachable', { cause: error });
}
