/** React writes the elements of a page's head before everything else. */
const headElements = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s;

type More = {
  /** What else the head gets, by what is in it. */
  addToHead?: (head: string) => string;
  /** What stands around the page. */
  wrap?: (body: string) => string;
};

/** The document of the template with a rendered page in it. */
export function fillTemplate(
  template: string,
  html: string,
  { addToHead = () => '', wrap = (body) => body }: More = {},
): string {
  const head = headElements.exec(html)?.[0] ?? '';
  // Functions, since `replace` would read the dollar signs of a text.
  return template
    .replace(
      /<title>.*?<\/title>/,
      (title) => (head.includes('<title>') ? '' : title) + head + addToHead(head),
    )
    .replace('<div id="root"></div>', () => wrap(html.slice(head.length)));
}
