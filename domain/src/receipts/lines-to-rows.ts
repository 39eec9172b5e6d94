import { type Box, boxOf } from './line-box.ts';
import { slopeAt } from './line-slope.ts';
import { bendOf, type Drift } from './paper-bend.ts';
import type { PrintedLine } from './printed-line.ts';

/** A run of print within a row. */
export type Cell = {
  text: string;
  /** Left and right edge, in any unit that is the same for the whole receipt. */
  from: number;
  to: number;
};

/** What the till printed beside each other, from left to right. */
export type PrintedRow = readonly Cell[];

/**
 * How rows are followed: along the slope of the print around them, or along a bend of the whole paper that moves by `more`
 * heights of print besides over its width.
 */
export type Paper = 'flat' | { more: number };

/** More than the longest receipt has; what is beyond is not paper. */
const maxLines = 1500;

/** Farther apart than this share of their height, two runs of print do not stand in one row. */
const maxOffset = 0.75;
/** A gap of this many heights weighs as much as standing a whole height apart. */
const gapPerOffset = 40;

type Link = { left: Box; right: Box; cost: number };

/**
 * Puts runs of print together that stand in one row, from top to bottom. Paper curls and photos lean, so each run looks for
 * its neighbor along the slope of the print around it; links never cross.
 */
export function linesToRows(lines: readonly PrintedLine[], paper: Paper = 'flat'): PrintedRow[] {
  const boxes = lines
    .slice(0, maxLines)
    .map(boxOf)
    // Upright runs are the edge of something else.
    .filter(({ width, height, line }) => width > height * 0.6 || line.text.length === 1);
  if (boxes.length === 0) return [];
  const slope = slopeAt(boxes);
  for (const box of boxes) box.lean = box.width > 5 * box.height ? (box.slope + slope(box)) / 2 : slope(box);
  const tall = boxes.map(({ height }) => height).toSorted((a, b) => a - b)[boxes.length >> 1]!;
  const bend = paper === 'flat' ? null : bendOf(boxes, paper.more * tall);
  link(boxes, bend);
  const middle = boxes.reduce((sum, { x }) => sum + x, 0) / boxes.length;
  const rows = boxes
    .filter(({ before }) => before === null)
    .map((first) => {
      const row = [...following(first)];
      const widest = row.reduce((a, b) => (b.width > a.width ? b : a));
      const drift = bend ? bend(widest.x, middle, widest.y) : widest.lean * (middle - widest.x);
      return { row, y: widest.y + drift };
    });
  return rows
    .sort((a, b) => a.y - b.y)
    .map(({ row }) => row.map(({ line, from, to }) => ({ text: line.text, from, to })));
}

function* following(first: Box): Generator<Box> {
  for (let box: Box | null = first; box; box = box.after) yield box;
}

/** Joins neighbors, the surest first; each has one on either side at most. */
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

/** How far `right` is from being the next run in the row of `left`; null when it cannot be. */
function costOf(left: Box, right: Box, bend: Drift | null): number | null {
  if (left === right || right.x <= left.x) return null;
  const gap = right.from - left.to;
  const height = Math.min(left.height, right.height);
  if (gap < -0.6 * height - 0.15 * Math.min(left.width, right.width)) return null;
  const drift = bend ? bend(left.to, right.from, left.rightY) : ((left.lean + right.lean) / 2) * gap;
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

/** Between two runs a row goes as the paper does, and what is left to the second run in even parts. */
function heightAt({ left, right }: Link, x: number, bend: Drift | null): number {
  const share = (x - left.to) / Math.max(1, right.from - left.to);
  const way = (to: number) => (bend ? bend(left.to, to, left.rightY) : 0);
  return left.rightY + way(x) + (right.leftY - left.rightY - way(right.from)) * share;
}
