/** React writes the elements of a page's head before everything else. */
const headElements = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s;

/** The document of the template with a rendered page in it; `wrap` adds what stands around the page. */
export function fillTemplate(template: string, html: string, wrap = (body: string) => body): string {
  const head = headElements.exec(html)?.[0] ?? '';
  // Functions, since `replace` would read the dollar signs of a text.
  return template
    .replace(/<title>.*?<\/title>/, (title) => (head.includes('<title>') ? '' : title) + head)
    .replace('<div id="root"></div>', () => wrap(html.slice(head.length)));
}
