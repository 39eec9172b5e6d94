import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RecipeFilter } from './filter-recipes.ts';

/** The filter of the recipes tab. Its copy in the address brings it back after a visit to a recipe's page or a reload. */
export function useRecipeFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<RecipeFilter>({
    words: params.get('search') ?? '',
    tags: params.getAll('tag'),
  });

  function change(next: RecipeFilter) {
    setFilter(next);
    setParams((current) => withFilter(current, next), { replace: true, preventScrollReset: true });
  }

  return [filter, change];
}

function withFilter(current: URLSearchParams, { words, tags }: RecipeFilter) {
  const next = new URLSearchParams(current);
  next.delete('search');
  next.delete('tag');
  if (words.trim() !== '') next.set('search', words);
  for (const tag of tags) next.append('tag', tag);
  return next;
}
