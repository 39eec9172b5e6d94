import { productName } from './product.ts';

/** The document's title while a page is shown; React moves it to the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${productName}`}</title>;
}
