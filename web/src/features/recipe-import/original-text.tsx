import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** The original, to compare with what was read of it. */
export function OriginalText({
  recipe: { source, original, yield: servings, isByModel },
}: {
  recipe: ImportedRecipe;
}) {
  return (
    <Card asChild className="p-5">
      <aside aria-label="The original">
        <p className="font-semibold">
          {source ? (
            <>
              Read from{' '}
              <a
                href={source.url}
                rel="nofollow noopener noreferrer"
                target="_blank"
                className="wrap-anywhere underline"
              >
                {source.name}
              </a>
            </>
          ) : (
            'Read from your text'
          )}
        </p>
        {servings && <p className="mt-1 text-soft text-sm">It says: “{servings}”.</p>}
        {isByModel && (
          <p className="mt-1 text-sm">
            The page does not say what is what: a language model picked these lines out of it. Check them with
            care.
          </p>
        )}
        <p className="mt-1 text-soft text-sm">Look it over before you save. Nothing is kept until then.</p>
        {original.length > 0 && (
          <Disclosure title="Show the original">
            <div className="wrap-anywhere grid gap-1.5">
              {original.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
                <p key={index}>{line}</p>
              ))}
            </div>
          </Disclosure>
        )}
      </aside>
    </Card>
  );
}
