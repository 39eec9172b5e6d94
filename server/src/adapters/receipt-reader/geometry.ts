export type Point = readonly [x: number, y: number];
/** Top left, top right, bottom right, bottom left in reading direction. */
export type Quad = readonly [Point, Point, Point, Point];

export type Rectangle = {
  /** Unit vector along its first side. */
  direction: Point;
  /** In the coordinate system of `direction`. */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function widthOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): number {
  return Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
}

export function heightOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): number {
  return Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
}

/** Andrew's monotone chain. */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function chain(points: Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function cross(origin: Point, a: Point, b: Point): number {
  return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0]);
}

/** The minimum-area rectangle around the points; one of its sides lies on the hull. Null for collinear points. */
export function smallestRectangle(points: Point[]): Rectangle | null {
  const hull = convexHull(points);
  if (hull.length < 3) return null;
  let best: Rectangle | null = null;
  let bestArea = Number.POSITIVE_INFINITY;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length]!;
    const length = distance(from, to);
    const rectangle = boundsAlong(hull, [(to[0] - from[0]) / length, (to[1] - from[1]) / length]);
    const area = (rectangle.right - rectangle.left) * (rectangle.bottom - rectangle.top);
    if (area < bestArea) {
      best = rectangle;
      bestArea = area;
    }
  }
  return best;
}

function boundsAlong(points: Point[], direction: Point): Rectangle {
  const [dx, dy] = direction;
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    const along = x * dx + y * dy;
    const across = y * dx - x * dy;
    bounds.left = Math.min(bounds.left, along);
    bounds.right = Math.max(bounds.right, along);
    bounds.top = Math.min(bounds.top, across);
    bounds.bottom = Math.max(bounds.bottom, across);
  }
  return { direction, ...bounds };
}

export function cornersOf({ direction: [dx, dy], left, right, top, bottom }: Rectangle): Quad {
  const at = (along: number, across: number): Point => [along * dx - across * dy, along * dy + across * dx];
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

/** The same corners, rotated so that the first side points (nearly) right. */
export function startingTopLeft(quad: Quad): Quad {
  const [a, b, c, d] = quad;
  const orders: Quad[] = [quad, [b, c, d, a], [c, d, a, b], [d, a, b, c]];
  const rightward = ([from, to]: Quad): number => (to[0] - from[0]) / distance(from, to);
  return orders.reduce((best, order) => (rightward(order) > rightward(best) ? order : best));
}

export function mapped(quad: Quad, move: (point: Point) => Point): Quad {
  return [move(quad[0]), move(quad[1]), move(quad[2]), move(quad[3])];
}
