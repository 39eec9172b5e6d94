import {
  type RecipeFileFormat,
  recipeFileFormats,
  recipeFileNames,
} from '@plateful/contract/recipe-file-formats.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useRecipesFile } from './account.queries.ts';

const options = recipeFileFormats.map((format) => ({ value: format, label: recipeFileNames[format] }));

/** Exports all of the user's recipes into one file, for other programs or for printing. */
export function RecipeFiles() {
  const [format, setFormat] = useState<RecipeFileFormat>('pdf');
  const { mutate, isPending } = useRecipesFile();
  return (
    <Card asChild className="lg:col-span-2">
      <section aria-labelledby="recipe-files">
        <h2 id="recipe-files" className="text-2xl">
          Recipes for other apps
        </h2>
        <p className="mt-1 max-w-text text-soft">
          All your own recipes in one file: to print, to read anywhere, or to move to another app. Files for
          Paprika and Mealie include photos.
        </p>
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <Field label="Format" className="max-sm:w-full sm:min-w-64">
            <Select
              options={options}
              value={format}
              onValueChange={(value) => setFormat(value as RecipeFileFormat)}
            />
          </Field>
          <Button
            busy={isPending}
            busyText="Preparing..."
            icon={<Download />}
            onClick={() => mutate(format)}
            className="max-sm:w-full sm:min-h-12"
          >
            Download Recipes
          </Button>
        </div>
      </section>
    </Card>
  );
}
