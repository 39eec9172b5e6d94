import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { scriptJson } from '#lib/script-json.ts';
import { originElement, type PageState, stateElement } from './page-state.ts';
import { siteData } from './site-data.ts';
import { socialHead } from './social-head.ts';

type Built = {
  template: string;
  /** Addresses of the fonts in which text and headings of every page are set. */
  typefaces: readonly string[];
};

type Page = {
  /** As React writes it. */
  html: string;
  state: PageState;
  /** Style sheets of this page only. */
  styles: readonly string[];
  path: string;
  origin: string;
  recipe: Recipe | null;
};

/** Puts a rendered page into the document that the build made. */
export function writeDocument(built: Built, { html, state, styles, path, origin, recipe }: Page): string {
  const { head, body } = splitHead(html);
  const site =
    path === pagePaths.home
      ? `<script type="application/ld+json">${scriptJson(siteData(origin))}</script>`
      : '';
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`);
  const social = socialHead({ head, path, origin, recipe });
  const heads = [originElement(origin), head, social, site];
  // Functions, since a text would have its dollar signs read.
  return (
    built.template
      .replace('src="/theme.js"', `$& data-typefaces="${built.typefaces.join(' ')}"`)
      .replace(/<title>.*?<\/title>/, '')
      .replace('<!--head-->', () => heads.join(''))
      // After the sheet of all pages, as when the browser adds them.
      .replace('</head>', () => `${sheets.join('')}</head>`)
      .replace('<!--app-->', () => body)
      .replace('<!--state-->', () => stateElement(state))
  );
}

/** React writes the head elements that components render before everything else. */
function splitHead(html: string) {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
