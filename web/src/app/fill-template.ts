/** React renders the elements of a page's head first. */
const headElements = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s;

/** Inserts a rendered page into the template; `wrap` adds the elements around the page. */
export function fillTemplate(template: string, html: string, wrap = (body: string) => body): string {
  const head = headElements.exec(html)?.[0] ?? '';
  // Functions, since `replace` would interpret dollar signs in a string.
  return template
    .replace(/<title>.*?<\/title>/, (title) => (head.includes('<title>') ? '' : title) + head)
    .replace('<div id="root"></div>', () => wrap(html.slice(head.length)));
}
