import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Developers } from '#features/developers/developers.tsx';
import { PageTitle } from '#lib/page-title.tsx';

const description = `Build on ${productName}: API keys with scopes, a documented API, an endpoint for assistants (MCP), and examples to copy.`;

export function DevelopersPage() {
  return (
    <div className="page-width pt-10 pb-section sm:pt-14">
      <PageTitle description={description}>Developers</PageTitle>
      <h1 className="text-5xl">Developers</h1>
      <p className="mt-4 mb-8 max-w-text text-lg text-soft lg:text-xl">
        Use your recipes, weeks and lists in your own programs and assistants.
      </p>
      <Developers />
    </div>
  );
}
