import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { HelpCenter } from '#features/help/help-center.tsx';
import { PageTitle } from '#lib/page-title.tsx';

const description = `Answers about ${productName}: allergies, AI recipes, receipts, plans and prices, cancelling, your calendar and your data.`;

export function HelpPage() {
  return (
    <div data-document className="page-width pt-10 pb-section sm:pt-14">
      <PageTitle description={description}>FAQ and Help Center</PageTitle>
      <h1 className="text-5xl">FAQ and Help Center</h1>
      <p className="mt-4 mb-8 max-w-text text-lg text-soft lg:text-xl">
        Plain answers to common questions. If yours is not here, just ask.
      </p>
      <HelpCenter />
    </div>
  );
}
