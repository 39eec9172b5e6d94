import { examplesFor } from '@plateful/contract/examples.ts';
import { keyScopes } from '@plateful/contract/key-scopes.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CodeExample } from './code-block.tsx';
import { documentPath, Reference } from './reference.tsx';
import { scopeWords } from './scope-words.ts';

const linkStyles = 'font-medium text-brand underline underline-offset-4';

/** Documentation for API clients and assistants. */
export function Developers() {
  const origin = useSiteOrigin();
  return (
    <div className="grid min-w-0 max-w-[52rem] grid-cols-1 gap-12">
      <Part id="keys" title="Keys">
        <p>
          A program sends a key with each request: <code>Authorization: Bearer …</code>. A key acts on behalf
          of its owner, with the same allergies, diets and limits. It is shown only once, can expire, and
          stops working as soon as it is revoked. Each key can make 600 requests in ten minutes, then one
          every few seconds; the header <code>Retry-After</code> says when to try again.
        </p>
        <dl className="mt-4 border-line border-y">
          {keyScopes.map((scope) => (
            <div
              key={scope}
              className="grid gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <dt>
                <code>{scope}</code>
              </dt>
              <dd className="text-soft">{scopeWords[scope].description}</dd>
            </div>
          ))}
        </dl>
        <Button asChild className="mt-5 max-sm:w-full">
          <Link to={`${pagePaths.account}?tab=profile#api-keys`}>Create a Key</Link>
        </Button>
      </Part>
      <Part id="examples" title="Examples">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {examplesFor(origin).map((example) => (
            <CodeExample key={example.title} example={example} />
          ))}
        </div>
      </Part>
      <Part id="files" title="Files instead of code">
        <p>
          Every recipe can be downloaded as a schema.org JSON-LD, Markdown, PDF, Paprika or Mealie file: one
          from its page, or all your own recipes from your{' '}
          <Link to={`${pagePaths.account}?tab=profile`} className={linkStyles}>
            account
          </Link>
          . Imported again, every format except PDF gives the same recipe.
        </p>
      </Part>
      <Part id="reference" title="Reference">
        <p className="mb-6">
          Generated from the server's own{' '}
          <a href={documentPath} className={linkStyles}>
            OpenAPI document
          </a>
          . Errors are returned as <code>{'{ message, code, fields? }'}</code>, with a message that you can
          show to people.
        </p>
        <Reference />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card asChild>
      <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-28">
        <h2 id={`${id}-title`} className="mb-3 text-3xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
