import type { QueryKey } from '@tanstack/react-query';

/** What the document carries for the browser (server/src/http/web.ts writes it when nothing is rendered). */
export type PageState = {
  /** The product's public address, the same on each of its domains. */
  origin: string;
  /** Answers of the server that a rendered page was made of. Without it nothing was rendered. */
  known?: (readonly [key: QueryKey, data: unknown])[];
};

/** JSON in a script element that no browser runs. */
export const stateElementId = 'page-state';

/** Vite's own server sends no state: there the product is where it is seen. */
export function readPageState(): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : { origin: window.location.origin };
}
