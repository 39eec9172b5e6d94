import { pagePaths } from '@plateful/contract/pages.ts';
import { ChefHat, Printer, ShoppingBasket, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';

type MoreLinksProps = { shoppingPath: string | null; isListNext: boolean; canPrint: boolean };

/** Links at the bottom of the page, where the shopping list is otherwise only in the menu. */
export function MoreLinks({ shoppingPath, isListNext, canPrint }: MoreLinksProps) {
  return (
    <nav aria-label="More for your week" className="mt-8 flex flex-wrap gap-2 md:mt-10">
      {shoppingPath !== null && (
        <Button asChild variant={isListNext ? 'primary' : 'soft'}>
          <Link to={shoppingPath}>
            <ShoppingBasket />
            Shopping List
          </Link>
        </Button>
      )}
      <Button variant="soft" asChild>
        <Link to={pagePaths.recipes}>
          <ChefHat />
          Find new recipes
        </Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to={pagePaths.account}>
          <UserRound />
          Your recipes
        </Link>
      </Button>
      {canPrint && (
        <Button variant="quiet" icon={<Printer />} onClick={() => window.print()}>
          Print for the fridge
        </Button>
      )}
    </nav>
  );
}
