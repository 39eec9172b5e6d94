import type { QueryKey } from '@tanstack/react-query';
import { scriptJson } from '#lib/script-json.ts';

/** What a rendered page carries beside its HTML, so that the browser takes it over as it is. */
export type PageState = {
  /** Answers of the server that the page shows, as the query cache keeps them. */
  known: (readonly [key: QueryKey, data: unknown])[];
  /** Those that make the page alive. */
  scripts: string[];
};

const elementId = 'page-state';
const originName = 'site-origin';

/** Data, no script: nothing of it runs. */
export function stateElement(state: PageState): string {
  return `<script type="application/json" id="${elementId}">${scriptJson(state)}</script>`;
}

/** Null on pages that were not rendered by the server. */
export function readPageState(): PageState | null {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

export function originElement(origin: string): string {
  return `<meta name="${originName}" content="${origin}">`;
}

/** Without a server of ours in between (Vite's own), the product is where it is seen. */
export function readOrigin(): string {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${originName}"]`);
  return element?.content ?? window.location.origin;
}
