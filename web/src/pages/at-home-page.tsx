import { pagePaths } from '@plateful/contract/pages.ts';
import { HomeFoods } from '#features/at-home/home-foods.tsx';
import { Picture } from '#ui/picture.tsx';
import { PrivatePage } from './private-page.tsx';

export function AtHomePage() {
  return (
    <PrivatePage
      title="At home"
      lead="An estimate from your receipts and the items you checked off on shopping lists, minus what your meals used up. It updates itself, and you can correct anything that is wrong."
      back={{ to: pagePaths.mealPlan, label: 'Meal Planner' }}
      invitation={{
        title: 'Please sign in to see what is at home',
        text: 'It is based on your shopping lists and receipts, which are saved in your account.',
        picture: <Picture name="receipt" size={96} />,
      }}
    >
      <HomeFoods />
    </PrivatePage>
  );
}
