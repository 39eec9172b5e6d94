import type { CheerioAPI } from 'cheerio';

type AnyNode = Parameters<CheerioAPI['contains']>[0];
type Child = NonNullable<AnyNode['parentNode']>['children'][number];
type Element = Extract<Child, { tagName: string }>;

/** A piece of a page's text without blocks or line breaks in it. */
export type Block = {
  text: string;
  /** The innermost block element with this text. */
  parent: AnyNode;
  /** The list item or table row that it belongs to. */
  item: AnyNode | null;
  /** 1 to 6 for headings, 7 for text that is all bold, null for other text. */
  level: number | null;
};

const blockTags = new Set(
  'address article blockquote body caption center dd details div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 header hr label legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const boldTags = new Set(['b', 'strong']);
/** After the levels of headings. */
export const boldLevel = 7;
const maxHeadingLength = 80;

/** "recipe-ingredients__title" */
const headingClass = /(?:^|[\s_-])(?:sub-?)?(?:title|heading|header|headline)(?:$|[\s_-])/i;

const skippedTags = new Set(
  'script style noscript template iframe svg button select option nav footer figcaption'.split(' '),
);

/** Without what is beside the content: comments, and what the page hides. */
function isSkipped({ tagName, attribs }: Element): boolean {
  if (skippedTags.has(tagName) || attribs.hidden !== undefined || attribs.id === 'comments') return true;
  return attribs.class !== undefined && /(?:^|\s)comments(?:\s|$)/.test(attribs.class);
}

/** The text of a page in its order, piece by piece, in one pass: pages may be large and deeply nested. */
export function blocksOf($: CheerioAPI): Block[] {
  const [root] = $('body').toArray();
  return root ? blocksIn(root) : [];
}

function blocksIn(root: AnyNode): Block[] {
  const blocks: Block[] = [];
  const parents: AnyNode[] = [root];
  const items: AnyNode[] = [];
  let text = '';
  let bold = 0;
  let boldDepth = 0;
  const end = () => {
    const plain = text.replace(/\s+/gu, ' ').trim();
    const parent = parents.at(-1)!;
    const isBold = bold > 0 && bold === text.replace(/\s+/gu, '').length;
    if (plain !== '')
      blocks.push({ text: plain, parent, item: items.at(-1) ?? null, level: levelOf(parent, plain, isBold) });
    text = '';
    bold = 0;
  };
  const nodes: { node: Child; leaves: boolean }[] = childrenOf(root);
  for (let next = nodes.pop(); next; next = nodes.pop()) {
    const { node, leaves } = next;
    if (node.type === 'text') {
      text += node.data;
      if (boldDepth > 0) bold += node.data.replace(/\s+/gu, '').length;
    }
    if (!('tagName' in node) || isSkipped(node)) continue;
    const isBlock = blockTags.has(node.tagName);
    const isItem = node.tagName === 'li' || node.tagName === 'tr';
    if (isBlock || node.tagName === 'br') end();
    if (boldTags.has(node.tagName)) boldDepth += leaves ? -1 : 1;
    if (!leaves) {
      if (isBlock) parents.push(node);
      if (isItem) items.push(node);
      nodes.push({ node, leaves: true }, ...childrenOf(node));
      continue;
    }
    if (isBlock) parents.pop();
    if (isItem) items.pop();
    // "<span>2</span><span>cups</span>" are two words.
    if (!isBlock && node.next && 'tagName' in node.next) text += ' ';
  }
  end();
  return blocks;
}

function childrenOf(node: AnyNode): { node: Child; leaves: boolean }[] {
  const children = 'childNodes' in node ? (node.childNodes as Child[]) : [];
  return children.map((child) => ({ node: child, leaves: false })).reverse();
}

function levelOf(parent: AnyNode, text: string, isBold: boolean): number | null {
  if (text.length > maxHeadingLength) return null;
  const tag = 'tagName' in parent ? parent.tagName : '';
  const [, digit] = /^h([1-6])$/.exec(tag) ?? [];
  if (digit) return Number(digit);
  if (tag === 'dt' || tag === 'legend' || tag === 'summary') return boldLevel - 1;
  const isNamed = 'attribs' in parent && headingClass.test(parent.attribs.class ?? '');
  return (isBold || isNamed) && tag !== 'li' && tag !== 'td' && !/[.!?]$/.test(text) ? boldLevel : null;
}

/** Deeper than any page that people write. */
const maxDepth = 200;

/** An element and what it is in, from the inside out. */
export function ancestorsOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  for (let one: AnyNode | null = node; one && found.length < maxDepth; one = one.parentNode) found.push(one);
  return found;
}
