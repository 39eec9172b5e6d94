import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { withSourceLine } from '@plateful/domain/vocabulary/source-line.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportFile } from '#features/account/import-file.tsx';
import { RecipeEditor } from '#features/recipe-editor/recipe-editor.tsx';
import { ImportRecipe } from '#features/recipe-import/import-recipe.tsx';
import { ImportSource } from '#features/recipe-import/import-source.tsx';
import { OtherImportMethods } from '#features/recipe-import/other-import-methods.tsx';
import type { ImportInput } from '#features/recipe-import/recipe-import.queries.ts';
import { sharedWith } from '#features/recipe-import/shared-link.ts';
import { Button } from '#ui/button.tsx';
import { EditorFrame, useOnSaved } from './editor-frame.tsx';

/** Imports a recipe. It is reviewed in the editor before it is saved. */
export function RecipeImportPage() {
  const [query] = useSearchParams();
  const [shared] = useState(() => sharedWith(query));
  const [read, setRead] = useState<Read | null>(null);
  return (
    <EditorFrame
      title="Import a recipe"
      isWide={read !== null}
      lead={
        read
          ? 'This is what we understood. Fix anything that is wrong, then save it.'
          : 'From a link, a photo or text. You can check it before you save it.'
      }
    >
      {(owner) =>
        read ? (
          <Review owner={owner} {...read} onLeave={() => setRead(null)} />
        ) : (
          <>
            <ImportRecipe
              shared={shared}
              onRead={(recipe, input) => setRead({ recipe, input })}
              otherApps={<ImportFile />}
            />
            <OtherImportMethods />
          </>
        )
      }
    </EditorFrame>
  );
}

type Read = { recipe: ImportedRecipe; input: ImportInput };
type ReviewProps = Read & { owner: string; onLeave: () => void };

function Review({ owner, recipe, input, onLeave }: ReviewProps) {
  const onSaved = useOnSaved('Recipe saved');
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <Button variant="quiet" onClick={onLeave}>
          Import Another Instead
        </Button>
      </div>
      <ImportSource recipe={recipe} input={input} />
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

/** The description ends with the source, as for imported files. */
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
  const sourced = source ? withSourceLine(description ?? '', source, maxLength) : description;
  return { ...dish, description: sourced || null, lines: lines.map((text) => ({ text, recipeId: null })) };
}
