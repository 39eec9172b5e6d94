type Shared = { url: string; title: string };

/** Networks for sharing a link (docs/product.md, Pages). */
export const networks = ['X', 'Facebook', 'LinkedIn', 'Pinterest', 'WhatsApp'] as const;
export type Network = (typeof networks)[number];

const addresses: Record<Network, (shared: Shared) => [base: string, query: Record<string, string>]> = {
  X: ({ url, title }) => ['https://x.com/intent/post', { text: title, url }],
  Facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  LinkedIn: ({ url }) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  Pinterest: ({ url, title }) => [
    'https://www.pinterest.com/pin/create/button/',
    { url, description: title },
  ],
  WhatsApp: ({ url, title }) => ['https://wa.me/', { text: `${title}\n${url}` }],
};

/** The URL that opens a network's share form with the recipe filled in. */
export function shareLink(network: Network, shared: Shared): string {
  const [base, query] = addresses[network](shared);
  return `${base}?${encoded(query)}`;
}

export function mailLink({ url, title }: Shared): string {
  return `mailto:?${encoded({ subject: title, body: `${title}\n\n${url}` })}`;
}

/** Encodes spaces as %20, because mail programs do not decode the plus signs of `URLSearchParams`. */
function encoded(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The absolute URL of a recipe's page. */
export function recipeAddress(origin: string, id: string): string {
  return `${origin}/recipe/${id}`;
}
