import { pagePaths } from '@plateful/contract/pages.ts';
import { PriceBook } from '#features/prices/price-book.tsx';
import { SpendingCharts } from '#features/prices/spending-charts.tsx';
import { Picture } from '#ui/picture.tsx';
import { PrivatePage } from './private-page.tsx';

export function PricesPage() {
  return (
    <PrivatePage
      title="What you pay"
      lead="Food prices from your own receipts. Only you can see them, and each is kept as long as its receipt."
      back={{ to: `${pagePaths.account}?tab=profile`, label: 'Your Account' }}
      invitation={{
        title: 'Please sign in to see what you pay',
        text: 'Your receipts and their prices are saved in your account.',
        picture: <Picture name="receipt" size={96} />,
      }}
    >
      <SpendingCharts />
      <PriceBook />
    </PrivatePage>
  );
}
