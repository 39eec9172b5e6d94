import { pagePaths } from '@plateful/contract/pages.ts';
import { HomeFoods } from '#features/at-home/home-foods.tsx';
import { Picture } from '#ui/picture.tsx';
import { PrivatePage } from './private-page.tsx';

export function AtHomePage() {
  return (
    <PrivatePage
      title="At home"
      lead="What you bought, by your receipts and by what you ticked on shopping lists, and your meals have not used up, for as long as it keeps. Nothing to keep up by hand: say so where it is wrong."
      back={{ to: pagePaths.mealPlan, label: 'Meal Planner' }}
      invitation={{
        title: 'Please sign in to see what is at home',
        text: 'It follows from your shopping lists and receipts, which are kept in your account.',
        picture: <Picture name="receipt" size={96} />,
      }}
    >
      <HomeFoods />
    </PrivatePage>
  );
}
