import satori from 'satori';
import type { Tools } from './assets.ts';

export type Element = { type: 'div'; key?: string; props: { style: object; children: string | Element[] } };

/** Satori knows CSS's names; content-box is its default, and a padding would push out what stands last. */
export function box(style: object, children: string | Element[], key?: string): Element {
  const props = { style: { display: 'flex', boxSizing: 'border-box', ...style }, children };
  return { type: 'div', ...(key !== undefined && { key }), props };
}

type Options = {
  width: number;
  height: number;
  /** Told of letters that no font has. They are drawn as empty boxes. */
  onMissing?: (letters: string) => void;
  /** Told of each element that has a key. */
  onMeasured?: (key: string, width: number) => void;
};

type Rendering = Parameters<typeof satori>;

/** An SVG in which words are outlines and emoji pictures of the food set. Nothing is fetched. */
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
