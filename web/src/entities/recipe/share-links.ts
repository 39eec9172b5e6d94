type Shared = { url: string; title: string };

/** Names and marks of the places where a recipe can be shared by a link (docs/product.md, Pages). */
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

/** The address that opens a network with the recipe filled in. */
export function shareLink(network: Network, shared: Shared): string {
  const [base, query] = addresses[network](shared);
  return `${base}?${encoded(query)}`;
}

export function mailLink({ url, title }: Shared): string {
  return `mailto:?${encoded({ subject: title, body: `${title}\n\n${url}` })}`;
}

/** With %20 for a space: mail programs take the plus sign of `URLSearchParams` literally. */
function encoded(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Where a recipe's page is; what is shared leads there. */
export function recipeAddress(origin: string, id: string): string {
  return `${origin}/recipe/${id}`;
}
