import { scriptJson } from './script-json.ts';

/** Data in the page for search engines (JSON-LD); nothing runs. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{scriptJson(data)}</script>;
}
