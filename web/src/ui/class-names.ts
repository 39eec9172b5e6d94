import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Registers the theme's custom names, so that `text-sm` overrides `text-display` but not a text color.
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

/** Joins class names. Of conflicting Tailwind classes the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
