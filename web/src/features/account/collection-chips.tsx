import type { Collection } from '@plateful/contract/collections.ts';
import { FolderHeart } from 'lucide-react';
import { ToggleChip } from '#ui/toggle-chip.tsx';

type Props = {
  collections: readonly Collection[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/** Filters by one collection. Clicking the chosen one again shows all recipes. */
export function CollectionChips({ collections, chosen, onChoose }: Props) {
  if (collections.length === 0) return null;
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="mb-2 flex items-center gap-2 font-medium [&_svg]:size-4.5 [&_svg]:text-soft">
        <FolderHeart />
        Collections
      </legend>
      <div className="-mx-gutter flex [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0">
        {collections.map(({ id, name, recipeIds }) => (
          <ToggleChip
            key={id}
            checked={id === chosen}
            onChange={() => onChoose(id === chosen ? null : id)}
            className="shrink-0"
          >
            {`${name} (${recipeIds.length})`}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
