import { ArrowLeft } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { backLabel, backTarget } from './back-target.ts';
import { previousPage } from './previous-page.ts';

export function BackButton() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const from = search.get('from');

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
