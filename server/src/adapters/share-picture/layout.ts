import satori from 'satori';
import type { Tools } from './assets.ts';

export type Element = { type: 'div'; key?: string; props: { style: object; children: string | Element[] } };

/** Satori's default is content-box, with which padding would push out the last element. */
export function box(style: object, children: string | Element[], key?: string): Element {
  const props = { style: { display: 'flex', boxSizing: 'border-box', ...style }, children };
  return { type: 'div', ...(key !== undefined && { key }), props };
}

type Options = {
  width: number;
  height: number;
  /** Called with letters that no font has; they are drawn as empty boxes. */
  onMissing?: (letters: string) => void;
  /** Called with each element that has a key. */
  onMeasured?: (key: string, width: number) => void;
};

type Rendering = Parameters<typeof satori>;

/** An SVG with texts as outlines and emoji from the food set. Fetches nothing. */
export function layOut(root: Element, { fonts, foods }: Tools, options: Options): Promise<string> {
  const { width, height, onMissing, onMeasured } = options;
  return satori(root as Rendering[0], {
    width,
    height,
    fonts,
    onNodeDetected: ({ key, width }) => key !== undefined && onMeasured?.(String(key), width),
    loadAdditionalAsset: async (kind, letters) => {
      if (kind === 'emoji') return foods.emoji(letters) ?? [];
      onMissing?.(letters);
      return [];
    },
  });
}
