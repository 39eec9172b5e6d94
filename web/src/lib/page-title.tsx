import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { useSiteOrigin } from './site-origin.ts';

type Props = {
  children: string;
  description?: string;
  /** The title is used as it is, without the product's name. */
  isWhole?: boolean;
  /** For articles: an image of 1200 by 630 pixels, and the date of publication. */
  article?: { image: string; imageAlt: string; published: string };
};

/**
 * The page's title and metadata for tabs, search results and link previews: Open Graph (ogp.me) and X cards. React
 * hoists all of it to the head.
 */
export function PageTitle({ children, description, isWhole = false, article }: Props) {
  const origin = useSiteOrigin();
  return (
    <>
      <title>{isWhole ? children : `${children} · ${productName}`}</title>
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={children} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:image" content={article?.image ?? `${origin}/icon-512.png`} />
      <meta
        property="og:image:alt"
        content={article?.imageAlt ?? `The sign of ${productName}: a leaf on a plate`}
      />
      {article && <meta property="og:image:width" content="1200" />}
      {article && <meta property="og:image:height" content="630" />}
      {article && <meta property="article:published_time" content={article.published} />}
      <meta name="twitter:card" content={article ? 'summary_large_image' : 'summary'} />
    </>
  );
}
