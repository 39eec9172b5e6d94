import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '#lib/product.ts';

/** The site as search engines read it: schema.org's WebSite with its search target (specification, section 2). */
export function siteData(origin: string): Record<string, unknown> {
  const url = `${origin}${pagePaths.home}`;
  return {
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
}
