import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { type ApiDocument, type DescribedCall, describeCalls, textOf } from './describe-api.ts';
import { ScrolledCode } from './scrolled-code.tsx';

export const documentPath = '/api/openapi.json';

const documentQuery = queryOptions({
  queryKey: [documentPath],
  queryFn: async ({ signal }): Promise<ApiDocument> => {
    const response = await fetch(documentPath, { signal });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return JSON.parse(text) as ApiDocument;
  },
});

/** The API reference, generated from the server's OpenAPI document. */
export function Reference() {
  return (
    <Loaded
      query={useQuery(documentQuery)}
      skeleton={
        <Loading label="Loading the reference">
          <Skeleton className="h-dvh" />
        </Loading>
      }
      failure="The reference could not be loaded"
    >
      {(document) => <Calls document={document} />}
    </Loaded>
  );
}

function Calls({ document }: { document: ApiDocument }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      {[...describeCalls(document)].map(([group, calls]) => (
        <section key={group}>
          <h3 className="text-xl">{group}</h3>
          <div className="mt-2 divide-y divide-line border-line border-y">
            {calls.map((call) => (
              <Call key={call.call} described={call} />
            ))}
          </div>
        </section>
      ))}
      <Disclosure title={<h3 className="text-xl">Types</h3>}>
        <div className="divide-y divide-line border-line border-y">
          {Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => (
            <Disclosure key={name} title={<code>{name}</code>}>
              <ScrolledCode label={name}>{textOf(schema)}</ScrolledCode>
            </Disclosure>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function Call({ described: { call, summary, scopes, isOpen, takes, gives } }: { described: DescribedCall }) {
  return (
    <Disclosure
      title={
        <span className="min-w-0">
          <code className="wrap-anywhere text-sm">{call}</code>
          <span className="block font-normal text-soft text-sm">{summary}</span>
        </span>
      }
    >
      <p className="mb-3 flex flex-wrap items-center gap-1.5">
        {scopes.length > 0 ? 'Scope: any of' : 'Not available with a key.'}
        {scopes.map((scope) => (
          <Badge key={scope} variant="muted">
            {scope}
          </Badge>
        ))}
        {isOpen && 'Works without a key, too.'}
      </p>
      <div className="grid grid-cols-1 gap-2">
        {takes && <ScrolledCode label={`Request of ${call}`}>{takes}</ScrolledCode>}
        <ScrolledCode label={`Response of ${call}`}>{`→ ${gives}`}</ScrolledCode>
      </div>
    </Disclosure>
  );
}
