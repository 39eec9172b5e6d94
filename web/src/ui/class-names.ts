import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The theme's own names, so that a caller's `text-sm` replaces `text-display` and not the colour beside it.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display'],
      shadow: ['card', 'raised', 'float', 'knob'],
      spacing: ['touch', 'gutter', 'section'],
      container: ['page', 'text'],
    },
  },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
