import type { Wish } from '../cookbook/wishes/wish.ts';

/** What a phrase was understood as: a short text for a chip, and its part of the wish. */
export type Reading = { chip: string; wish: Partial<Wish> };

/** A phrase to recognize and its meaning. Phrases are tried in order, and matched words are not used again. */
export type Phrase = { pattern: RegExp; read: (match: RegExpExecArray) => Reading | null };
