import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { SharedDish } from '#ports/share-pictures.ts';
import type { Tools } from './assets.ts';
import { text } from './assets.ts';
import { drawTitle, titleFont } from './draw-title.ts';
import { drawableTextOf } from './drawable-text.ts';
import { box, type Element, layOut } from './layout.ts';
import { colors, height, margin, markSize } from './theme.ts';

const room = { width: 560, height: 282 };
/** If a smaller share of a title's letters is drawable, the plain title is used. */
const minVisibleShare = 0.5;

const pageStyle = {
  flexDirection: 'column',
  padding: `${margin.top}px ${margin.left}px`,
  width: '100%',
  height: '100%',
};
const productStyle = {
  ...titleFont,
  alignItems: 'center',
  marginLeft: markSize + 14,
  height: markSize,
  fontSize: 36,
  color: colors.ink,
};
const kindStyle = {
  display: 'block',
  marginBottom: 12,
  fontFamily: text,
  fontWeight: 600,
  fontSize: 29,
  color: colors.brand,
  lineClamp: 1,
};

/** All texts of the picture, as outlines in its left half. */
export async function drawTexts(dish: SharedDish, tools: Tools): Promise<string> {
  const title = await drawableTextOf(dish.title, tools);
  const kinds = await Promise.all(dish.kinds.map((kind) => drawableTextOf(kind, tools)));
  const isReadable = title.text !== '' && title.kept >= minVisibleShare;
  const parts = [
    box(productStyle, productName),
    box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
      box(kindStyle, kinds.flatMap((kind) => kind.text || []).join(' · ')),
      await drawTitle(isReadable ? title.text : dish.plainTitle, room, tools),
    ]),
    box({ gap: 44 }, dish.figures.map(drawFigure)),
  ];
  return layOut(box(pageStyle, parts), tools, { width: 2 * margin.left + room.width, height });
}

function drawFigure({ value, label }: SharedDish['figures'][number]): Element {
  return box({ flexDirection: 'column' }, [
    box({ ...titleFont, letterSpacing: 0, fontSize: 44, lineHeight: 1.1, color: colors.ink }, value),
    box({ fontFamily: text, fontWeight: 500, fontSize: 24, color: colors.soft }, label),
  ]);
}
