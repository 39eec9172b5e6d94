import { Developers } from '#features/developers/developers.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { productName } from '#lib/product.ts';

const description = `Build on ${productName}: API keys with scopes, a documented API, an entry for assistants (MCP), and examples to copy.`;

export function DevelopersPage() {
  return (
    <div className="page-width pt-10 pb-section sm:pt-14">
      <PageTitle description={description}>Developers</PageTitle>
      <h1 className="text-5xl">Developers</h1>
      <p className="mt-4 mb-8 max-w-text text-lg text-soft lg:text-xl">
        Your recipes, weeks and lists for your own programs and your assistant.
      </p>
      <Developers />
    </div>
  );
}
