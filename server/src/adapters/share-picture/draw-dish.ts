import type { SharedDish } from '#ports/share-pictures.ts';
import type { Tools } from './assets.ts';
import { drawTexts } from './draw-texts.ts';
import { mixColors } from './mix-colors.ts';
import { drawPlate } from './plate-drawing.ts';
import { colors, height, margin, mark, markSize, width } from './theme.ts';

const plate = { left: 716, top: 97, size: 436 };
/** The table below the plate; it extends beyond the picture's edge. */
const ground = { x: 1210, y: height / 2, radius: 556 };

/** The share picture as one SVG without external references. */
export async function drawDish(dish: SharedDish, tools: Tools): Promise<string> {
  const texts = await drawTexts(dish, tools);
  const color = mixColors(dish.tint, 0.24, colors.paper);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
    `<circle cx="${ground.x}" cy="${ground.y}" r="${ground.radius}" fill="${color}"/>` +
    `<g transform="translate(${plate.left} ${plate.top}) scale(${plate.size / 100})">${drawPlate(dish.pictures, dish.tint, tools.foods)}</g>` +
    `<g transform="translate(${margin.left} ${margin.top}) scale(${markSize / 32})">${mark}</g>${texts}</svg>`
  );
}
