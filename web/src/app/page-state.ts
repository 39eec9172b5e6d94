import type { QueryKey } from '@tanstack/react-query';

/** Data in the document for the browser. Without server rendering, server/src/http/web.ts writes it. */
export type PageState = {
  /** The product's public address, the same on all of its domains. */
  origin: string;
  /** The query data that a page was rendered from; missing if the page was not rendered on the server. */
  queryData?: (readonly [key: QueryKey, data: unknown])[];
};

/** The id of a script element with JSON, which browsers do not execute. */
export const stateElementId = 'page-state';

/** Vite's development server sends no state; then the public address is that of the page. */
export function readPageState(): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: window.location.origin };
}
