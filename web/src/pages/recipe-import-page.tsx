import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { withSourceLine } from '@plateful/domain/vocabulary/source-line.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RecipeEditor } from '#features/recipe-editor/recipe-editor.tsx';
import { BringRecipe } from '#features/recipe-import/bring-recipe.tsx';
import { MoreWays } from '#features/recipe-import/more-ways.tsx';
import { OriginalText } from '#features/recipe-import/original-text.tsx';
import { sharedWith } from '#features/recipe-import/shared-link.ts';
import { Button } from '#ui/button.tsx';
import { EditorFrame, useOnSaved } from './editor-frame.tsx';

/** A recipe from elsewhere: brought, read, looked over, and only then saved. */
export function RecipeImportPage() {
  const [query] = useSearchParams();
  const [shared] = useState(() => sharedWith(query));
  const [recipe, setRecipe] = useState<ImportedRecipe | null>(null);
  return (
    <EditorFrame
      title="Import a recipe"
      lead={
        recipe
          ? 'This is what was understood. Put right what is wrong, then save it.'
          : 'From a link, a photo or a text. You see what was understood before it is saved.'
      }
    >
      {(owner) =>
        recipe ? (
          <Review owner={owner} recipe={recipe} onLeave={() => setRecipe(null)} />
        ) : (
          <>
            <BringRecipe shared={shared} onRead={setRecipe} />
            <MoreWays />
          </>
        )
      }
    </EditorFrame>
  );
}

type ReviewProps = { owner: string; recipe: ImportedRecipe; onLeave: () => void };

function Review({ owner, recipe, onLeave }: ReviewProps) {
  const onSaved = useOnSaved('Recipe saved');
  return (
    <div className="grid grid-cols-1 gap-5">
      <OriginalText recipe={recipe} />
      <div>
        <Button variant="quiet" onClick={onLeave}>
          Import Another Instead
        </Button>
      </div>
      <RecipeEditor
        owner={owner}
        id={null}
        from={null}
        isImported
        document={documentOf(recipe)}
        photoId={recipe.photoId}
        version={0}
        usedIn={[]}
        onSaved={onSaved}
      />
    </div>
  );
}

/** The description names the source, as that of recipes from files does. */
function documentOf({
  source,
  description,
  lines,
  yield: _said,
  photoId: _photo,
  isByModel: _how,
  original: _all,
  ...dish
}: ImportedRecipe) {
  const { maxLength } = ownRecipeBounds.description;
  const told = source ? withSourceLine(description ?? '', source, maxLength) : description;
  return { ...dish, description: told || null, lines: lines.map((text) => ({ text, recipeId: null })) };
}
