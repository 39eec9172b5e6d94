import { type Box, boxOf } from './line-box.ts';
import { slopeAt } from './line-slope.ts';
import { bendOf, type Drift } from './paper-bend.ts';
import type { PrintedLine } from './printed-line.ts';

/** A text line within a row. */
export type Cell = {
  text: string;
  /** Left and right edge, in a unit that is the same for the whole receipt. */
  from: number;
  to: number;
};

/** The text lines of one printed row, from left to right. */
export type PrintedRow = readonly Cell[];

/**
 * How to follow rows: along the local slope of the text, or along a bend of the whole paper plus a drift of `more` text
 * heights over its width.
 */
export type Paper = 'flat' | { more: number };

/** More than the longest receipt has; anything beyond is not a receipt. */
const maxLines = 1500;

/** Maximum vertical distance between neighbors in a row, as a share of the text height. */
const maxOffset = 0.75;
/** A gap of this many text heights costs as much as a vertical distance of one height. */
const gapPerOffset = 40;

type Link = { left: Box; right: Box; cost: number };

/**
 * Groups text lines into rows, from top to bottom. Since paper curls and photos are tilted, the neighbor of a line is
 * searched along the local slope of the text. Links never cross.
 */
export function linesToRows(lines: readonly PrintedLine[], paper: Paper = 'flat'): PrintedRow[] {
  const boxes = lines
    .slice(0, maxLines)
    .map(boxOf)
    // Vertical text is at the edge of another object.
    .filter(({ width, height, line }) => width > height * 0.6 || line.text.length === 1);
  if (boxes.length === 0) return [];
  const slope = slopeAt(boxes);
  for (const box of boxes)
    box.rowSlope = box.width > 5 * box.height ? (box.slope + slope(box)) / 2 : slope(box);
  const medianHeight = boxes.map(({ height }) => height).toSorted((a, b) => a - b)[boxes.length >> 1]!;
  const bend = paper === 'flat' ? null : bendOf(boxes, paper.more * medianHeight);
  link(boxes, bend);
  const middle = boxes.reduce((sum, { x }) => sum + x, 0) / boxes.length;
  const rows = boxes
    .filter(({ before }) => before === null)
    .map((first) => {
      const row = [...following(first)];
      const widest = row.reduce((a, b) => (b.width > a.width ? b : a));
      const drift = bend ? bend(widest.x, middle, widest.y) : widest.rowSlope * (middle - widest.x);
      return { row, y: widest.y + drift };
    });
  return rows
    .sort((a, b) => a.y - b.y)
    .map(({ row }) => row.map(({ line, from, to }) => ({ text: line.text, from, to })));
}

function* following(first: Box): Generator<Box> {
  for (let box: Box | null = first; box; box = box.after) yield box;
}

/** Links neighbors, the cheapest pairs first; each line has at most one on either side. */
function link(boxes: readonly Box[], bend: Drift | null): void {
  const links: Link[] = [];
  for (const left of boxes) {
    for (const right of boxes) {
      const cost = costOf(left, right, bend);
      if (cost !== null) links.push({ left, right, cost });
    }
  }
  links.sort((a, b) => a.cost - b.cost);
  const made: Link[] = [];
  for (const one of links) {
    if (one.left.after || one.right.before || made.some((other) => crosses(one, other, bend))) continue;
    one.left.after = one.right;
    one.right.before = one.left;
    made.push(one);
  }
}

/** The cost of linking `right` as the next line after `left`; null if it cannot be. */
function costOf(left: Box, right: Box, bend: Drift | null): number | null {
  if (left === right || right.x <= left.x) return null;
  const gap = right.from - left.to;
  const height = Math.min(left.height, right.height);
  if (gap < -0.6 * height - 0.15 * Math.min(left.width, right.width)) return null;
  const drift = bend ? bend(left.to, right.from, left.rightY) : ((left.rowSlope + right.rowSlope) / 2) * gap;
  const offset = Math.abs(right.leftY - left.rightY - drift) / height;
  return offset > maxOffset ? null : offset + Math.max(0, gap) / (gapPerOffset * height);
}

function crosses(one: Link, other: Link, bend: Drift | null): boolean {
  const from = Math.max(one.left.to, other.left.to);
  const to = Math.min(one.right.from, other.right.from);
  if (to <= from) return false;
  const above = heightAt(one, from, bend) - heightAt(other, from, bend);
  const below = heightAt(one, to, bend) - heightAt(other, to, bend);
  return above * below < 0;
}

/** The height of a link at `x`: it follows the bend of the paper, and the remaining difference is interpolated. */
function heightAt({ left, right }: Link, x: number, bend: Drift | null): number {
  const share = (x - left.to) / Math.max(1, right.from - left.to);
  const way = (to: number) => (bend ? bend(left.to, to, left.rightY) : 0);
  return left.rightY + way(x) + (right.leftY - left.rightY - way(right.from)) * share;
}
