import { scriptJson } from './script-json.ts';

/** Structured data for search engines (JSON-LD). Browsers do not execute it. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{scriptJson(data)}</script>;
}
