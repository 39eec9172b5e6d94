import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { splitLabel } from '@plateful/domain/imported-recipes/split-lines.ts';
import type { CheerioAPI } from 'cheerio';
import { panelLabels } from './page-panels.ts';

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
  /** Whether all of it is a link to another page. */
  isLink: boolean;
};

const blockTags = new Set(
  'address article blockquote body caption center dd details div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 header hr label legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const boldTags = new Set(['b', 'strong']);
/** After the levels of headings. */
export const boldLevel = 7;
/** Tabs head the parts of a page. */
const panelLevel = 2;
const maxHeadingLength = 80;

/** "recipe-ingredients__title" */
const headingClass = /(?:^|[\s_-])(?:sub-?)?(?:title|heading|header|headline)(?:$|[\s_-])/i;
/** "ingredientSectionTitle", also of an item of a list */
const partClass = /(?:section|group)[\s_-]?(?:title|heading|header|headline|name)(?:$|[\s_-])/i;

const skippedTags = new Set(
  'script style noscript template iframe svg button select option nav footer figcaption'.split(' '),
);

const buttonClass = /(?:^|\s)(?:btn|button)(?:\s|$)/;

const hiddenClass = /(?:^|[\s_-])(?:visually-?hidden|sr-only|screen-reader-text)(?:\s|$)/i;

/** Removes everything except the content: comments, and hidden elements. */
/** The choices of a button. */
const menuClass = /(?:^|\s)dropdown-(?:menu|content|list)(?:\s|$)/;

function isSkipped(node: Element): boolean {
  const { tagName, attribs } = node;
  if (skippedTags.has(tagName) && !isOpener(node)) return true;
  if (attribs.hidden !== undefined || attribs.id === 'comments') return true;
  // A link within the page may be a tab.
  if (tagName === 'a' && !attribs.href?.startsWith('#') && buttonClass.test(attribs.class ?? '')) return true;
  // The same list in other units.
  if (isList({ tagName }) && hiddenClass.test(attribs.class ?? '')) return true;
  if (attribs.role === 'menu' || menuClass.test(attribs.class ?? '')) return true;
  return attribs.class !== undefined && /(?:^|\s)comments(?:\s|$)/.test(attribs.class);
}

/** A button that opens the ingredients or the method is their heading. */
function isOpener(node: Element): boolean {
  if (node.tagName !== 'button') return false;
  const part = sectionStartedBy(wholeTextOf(node).replace(/\s+/gu, ' ').trim());
  return part === 'ingredients' || part === 'steps';
}

/** The text of a page in its order, piece by piece, in one pass: pages may be large and deeply nested. */
export function blocksOf($: CheerioAPI): Block[] {
  const [root] = $('body').toArray();
  return root ? blocksIn(root, panelLabels($)).flatMap(apart) : [];
}

/** "Ingredients: 300 g flour, …" in one paragraph are a heading and its lines. */
function apart(block: Block): Block[] {
  const labelled = block.item === null ? splitLabel(block.text) : null;
  if (!labelled) return apartByBullets(block);
  const heading = { ...block, text: labelled.label, level: boldLevel };
  return [heading, ...labelled.texts.map((text) => ({ ...block, text, level: null }))];
}

/** "* 2 eggs * 200 g flour * salt": the rows of a list that was written as in Markdown. */
function apartByBullets(block: Block): Block[] {
  const rows = /^[*•] /.test(block.text) ? block.text.split(/(?:^|\s)[*•]\s+/).filter(Boolean) : [];
  return rows.length < minRows ? [block] : rows.map((text) => ({ ...block, text }));
}

function blocksIn(root: AnyNode, labels: ReadonlyMap<AnyNode, string>): Block[] {
  const blocks: Block[] = [];
  const parents: AnyNode[] = [root];
  const items: AnyNode[] = [];
  let text = '';
  let bold = 0;
  let boldDepth = 0;
  let linked = 0;
  let linkDepth = 0;
  const end = () => {
    const plain = text.replace(/\s+/gu, ' ').trim();
    const parent = parents.at(-1)!;
    const { length } = text.replace(/\s+/gu, '');
    const isBold = bold > 0 && bold === length;
    const isLink = linked > 0 && linked === length;
    const [item = null] = items.slice(-1);
    if (plain !== '' && parent === item && isNameOfList(parent)) {
      blocks.push({ text: plain, parent, item: null, level: boldLevel, isLink });
    } else if (plain !== '') {
      blocks.push({ text: plain, parent, item, level: levelOf(parent, plain, isBold), isLink });
    }
    text = '';
    bold = 0;
    linked = 0;
  };
  const nodes: { node: Child; leaves: boolean }[] = childrenOf(root);
  for (let next = nodes.pop(); next; next = nodes.pop()) {
    const { node, leaves } = next;
    if (node.type === 'text') {
      text += node.data;
      const { length } = node.data.replace(/\s+/gu, '');
      if (boldDepth > 0) bold += length;
      if (linkDepth > 0) linked += length;
    }
    if (!('tagName' in node) || isSkipped(node)) continue;
    const isBlock = blockTags.has(node.tagName) || node.tagName === 'button' || isRow(node);
    const isRowOfTable = node.tagName === 'tr' && !isLayout(node);
    const isItem = node.tagName === 'li' ? !isPartOfStep(node) : isRowOfTable || isTerm(node);
    if (isBlock || node.tagName === 'br') end();
    if (boldTags.has(node.tagName)) boldDepth += leaves ? -1 : 1;
    if (isLinkToPage(node)) linkDepth += leaves ? -1 : 1;
    if (!leaves) {
      const label = labels.get(node);
      if (label) blocks.push({ text: label, parent: node, item: null, level: panelLevel, isLink: false });
      if (isBlock) parents.push(node);
      if (isItem) items.push(node);
      nodes.push({ node, leaves: true }, ...childrenOf(node));
      continue;
    }
    if (isBlock) parents.pop();
    if (isItem) items.pop();
    // "<span>2</span><span>cups</span>" are two words, and so are "<b>Yields</b>6".
    if (!isBlock && node.next && ('tagName' in node.next || isFigureOfLabel(node, node.next, text)))
      text += ' ';
  }
  end();
  return blocks;
}

function isLinkToPage({ tagName, attribs }: Element): boolean {
  return tagName === 'a' && attribs.href !== undefined && !attribs.href.startsWith('#');
}

function isFigureOfLabel({ tagName }: Element, next: Child, label: string): boolean {
  if (!boldTags.has(tagName) || next.type !== 'text') return false;
  return /^\d/.test(next.data) && /\p{L}/u.test(label.at(-1) ?? '');
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
  // An amount in front of its food.
  if (tag === 'dt' && (/^\d/.test(text) || isTerm(parent))) return null;
  if (tag === 'dt' || tag === 'legend' || tag === 'summary' || tag === 'button') return boldLevel - 1;
  const name = 'attribs' in parent ? (parent.attribs.class ?? '') : '';
  const isNamed = (isBold || headingClass.test(name)) && tag !== 'li' && tag !== 'td';
  return (isNamed || partClass.test(name)) && !/[.!?]$/.test(text) ? boldLevel : null;
}

/** "Base" of <li>Base<ul>…</ul></li>, in a list with only such items. */
function isNameOfList(item: AnyNode): boolean {
  return 'tagName' in item && item.tagName === 'li' && item.parent !== null && isListOfLists(item.parent);
}

/** Memoizes a property of a node, which is needed again for each element of a list. */
function memoized<T extends AnyNode>(answer: (node: T) => boolean): (node: T) => boolean {
  const answers = new WeakMap<T, boolean>();
  return (node) => {
    const result = answers.get(node) ?? answer(node);
    answers.set(node, result);
    return result;
  };
}

const minRows = 3;

/** One of several rows that are only "span" elements of one class, with parts in them. */
function isRow({ tagName, parent }: Element): boolean {
  return tagName === 'span' && parent !== null && isListOfRows(parent);
}

const isListOfRows = memoized((list) => {
  const rows = elementsIn(list);
  const [first] = rows;
  return (
    rows.length >= minRows &&
    Boolean(first?.attribs.class) &&
    rows.every(
      (row) =>
        row.tagName === 'span' && row.attribs.class === first!.attribs.class && elementsIn(row).length > 1,
    )
  );
});

const isListOfLists = memoized((list) => {
  const items = elementsIn(list).filter(({ tagName }) => tagName === 'li');
  return items.length > 1 && items.every((item) => elementsIn(item).some(isList));
});

/** Some sites mark up the lines of a list as terms without descriptions. */
const isListOfTerms = memoized(
  (list) =>
    'tagName' in list && list.tagName === 'dl' && !elementsIn(list).some(({ tagName }) => tagName === 'dd'),
);

function isTerm(node: AnyNode): boolean {
  return 'tagName' in node && node.tagName === 'dt' && node.parent !== null && isListOfTerms(node.parent);
}

function isList({ tagName }: Pick<Element, 'tagName'>): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

/** An item of a list within a numbered step, or after a sentence. A nested numbered list continues the steps. */
function isPartOfStep(item: Element): boolean {
  if (item.parent && 'tagName' in item.parent && item.parent.tagName === 'ol') return false;
  const step = item.parent?.parent;
  if (!step || !('tagName' in step) || step.tagName !== 'li' || !step.parent) return false;
  if (!('tagName' in step.parent) || isListOfLists(step.parent)) return false;
  return step.parent.tagName === 'ol' || isSentenceBeforeList(step);
}

/** "Roll it thinly." of <li>Roll it thinly.<ul>…</ul></li> */
const isSentenceBeforeList = memoized((item: Element) => {
  const children = item.childNodes as Child[];
  const end = children.findIndex((child) => 'tagName' in child && isList(child));
  const last = children.slice(0, Math.max(0, end)).findLast((child) => textIn(child).trim() !== '');
  return last !== undefined && /[.!]$/.test(textIn(last).trim());
});

/** The text of a node, or the text directly in an element. */
function textIn(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  const children = 'childNodes' in node ? (node.childNodes as Child[]) : [];
  return children.map((child) => (child.type === 'text' ? child.data : '')).join('');
}

/** All text in a small element. */
function wholeTextOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  const children = 'childNodes' in node ? (node.childNodes as Child[]) : [];
  return children.map(wholeTextOf).join('');
}

/** Longer than the cells of a row. */
const minLayoutBlocks = 6;

/** A row of a layout table, which contains a page or a post instead of a line. */
function isLayout(row: Element): boolean {
  let blocks = 0;
  const left: AnyNode[] = [row];
  for (let next = left.pop(); next && blocks < minLayoutBlocks; next = left.pop()) {
    const inner = elementsIn(next);
    left.push(...inner);
    blocks += inner.filter(
      ({ tagName }) => tagName === 'br' || (tagName !== 'td' && blockTags.has(tagName)),
    ).length;
  }
  return blocks >= minLayoutBlocks;
}

function elementsIn(node: AnyNode): Element[] {
  const children = 'childNodes' in node ? (node.childNodes as Child[]) : [];
  return children.filter((child) => 'tagName' in child);
}

/** Deeper than any real page. */
const maxDepth = 200;

/** A node and its ancestors, innermost first. */
export function ancestorsOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  for (let current: AnyNode | null = node; current && found.length < maxDepth; current = current.parentNode)
    found.push(current);
  return found;
}
