const link = /https?:\/\/\S+/;

/** The link and text of the share target. Phones often put the link into the text. */
export function sharedWith(query: URLSearchParams): { url: string; text: string } {
  const text = [query.get('title'), query.get('text')].filter(Boolean).join('\n');
  const url = query.get('url') || (link.exec(text)?.[0] ?? '');
  return { url, text: url ? '' : text };
}
