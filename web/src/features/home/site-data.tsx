import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { JsonLd } from '#lib/json-ld.tsx';
import { useSiteOrigin } from '#lib/site-origin.ts';

/** Structured data of the site: schema.org's WebSite with a search action (docs/product.md). */
export function SiteData() {
  const origin = useSiteOrigin();
  const url = `${origin}${pagePaths.home}`;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: productName,
        url,
        inLanguage: 'en-US',
        publisher: { '@id': `${url}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${pagePaths.recipes}?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        '@id': `${url}#organization`,
        name: productName,
        url,
        logo: `${origin}/icon-512.png`,
      },
    ],
  };
  return <JsonLd data={data} />;
}
