import { ArrowLeft } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Button } from '#ui/button.tsx';
import { backLabel, backTarget } from './back-target.ts';
import { previousPage } from './previous-page.ts';

export function BackButton() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The server renders one page for all queries.
  const from = useHydrated() ? search.get('from') : null;

  function goBack() {
    const target = backTarget(from, previousPage());
    if (target.step === 'back') void navigate(-1);
    else void navigate(target.path);
  }

  return (
    <Button variant="quiet" className="-ml-5.5" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
      {backLabel(from)}
    </Button>
  );
}
