import sprite from 'virtual:pictures.svg';
import type { CSSProperties } from 'react';

type PictureProps = {
  /** A symbol of the sprite (pictures-plugin.ts). Unknown names render nothing. */
  name: string;
  /** Pixels or a CSS length. */
  size?: number | string | undefined;
  /** Without a label the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

export function Picture({ name, size = 24, label, className, style }: PictureProps) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const box = { width: size, height: size, flex: 'none', ...style };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden or has a label, as `role` says.
    <svg className={className} style={box} focusable="false" {...role}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
