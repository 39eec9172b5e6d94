import { hostOf, sourceIn } from '@plateful/domain/vocabulary/source-line.ts';

/** The source of a recipe, taken from the last line of its description. */
export function RecipeSource({ description }: { description: string | null }) {
  const { name, url } = sourceIn(description);
  if (name === null && url === null) return null;
  return (
    <p className="wrap-anywhere mt-2 text-soft">
      {'From '}
      {url === null ? (
        name
      ) : (
        <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="underline">
          {name ?? hostOf(url) ?? url}
        </a>
      )}
    </p>
  );
}
