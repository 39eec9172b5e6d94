import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { useState } from 'react';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { ImportInput } from './recipe-import.queries.ts';

type Props = { recipe: ImportedRecipe; input: ImportInput };

/** The original beside the form (above it on small screens), to compare with the recognized recipe. */
export function ImportSource({ recipe, input }: Props) {
  const { source, original, yield: servings, isByModel } = recipe;
  const kind = kindOf(input);
  const photo = kind === 'photo' && 'file' in input ? input.file : null;
  return (
    <Card asChild className="p-5 lg:sticky lg:top-26">
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
            `Read from your ${kind}`
          )}
        </p>
        {servings && <p className="mt-1 text-soft text-sm">It says: “{servings}”.</p>}
        {isByModel && <p className="mt-1 text-sm">{modelNotes[kind === 'photo' ? 'photo' : 'page']}</p>}
        <p className="mt-1 text-soft text-sm">Check it before you save. Nothing is saved until then.</p>
        {photo && (
          <Disclosure title="Your photo" isOpen>
            <Photo file={photo} />
          </Disclosure>
        )}
        {original.length > 0 && (
          <Disclosure title={photo ? 'What we read' : wordsTitles[kind]} isOpen={!photo}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too */}
            <section tabIndex={0} aria-label="Original text" className={scrolling}>
              <div className="wrap-anywhere grid gap-1.5">
                {original.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
                  <p key={index}>{line}</p>
                ))}
              </div>
            </section>
          </Disclosure>
        )}
      </aside>
    </Card>
  );
}

/** Limited, so that the form stays visible. */
const scrolling = 'max-h-[40dvh] overflow-y-auto rounded-lg lg:max-h-[calc(100dvh-22rem)]';

const wordsTitles = { page: 'The original', text: 'Your text', PDF: 'Text of your PDF', photo: '' };
const modelNotes = {
  page: 'The page does not mark its recipe, so a language model picked out these lines. Please check them carefully.',
  photo: 'A language model read this photo. Please check each line carefully.',
};

function kindOf(input: ImportInput): keyof typeof wordsTitles {
  if ('url' in input) return 'page';
  if ('text' in input) return 'text';
  return /pdf/i.test(input.file.type || input.file.name) ? 'PDF' : 'photo';
}

function Photo({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isUnknown, setUnknown] = useState(false);
  if (isUnknown) return <p>Your browser cannot show this kind of photo.</p>;
  if (url === null) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
    <section tabIndex={0} aria-label="Your photo" className={scrolling}>
      <img src={url} alt="The recipe you imported" className="w-full" onError={() => setUnknown(true)} />
    </section>
  );
}
