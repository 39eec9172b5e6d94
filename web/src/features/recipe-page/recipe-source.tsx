import { hostOf, sourceIn } from '@plateful/domain/vocabulary/source-line.ts';

/**
 * The source of a recipe, taken from the last line of its description. A name is only what its writer says, so the link
 * also shows the host to which it leads.
 */
export function RecipeSource({ description }: { description: string | null }) {
  const { name, url } = sourceIn(description);
  if (name === null && url === null) return null;
  const host = url === null ? null : (hostOf(url) ?? url);
  const isNamed = name !== null && name.toLowerCase() !== host;
  return (
    <p className="wrap-anywhere mt-2 text-soft">
      {'From '}
      {url === null ? (
        name
      ) : (
        <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="underline">
          {isNamed && (
            <>
              <bdi>{name}</bdi>{' '}
            </>
          )}
          {isNamed ? `(${host})` : host}
        </a>
      )}
    </p>
  );
}
