import { Link } from 'react-router';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { Plate } from '#ui/plate.tsx';

export function NotFoundPage() {
  return (
    <section className="page-width flex flex-col items-center gap-6 py-16 text-center sm:py-24">
      <PageTitle>404 Page Not Found</PageTitle>
      <Plate pictures={[]} tint="#e0654a" size={176} />
      <h1 className="text-5xl">404 Page Not Found</h1>
      <p className="text-lg text-soft">Did you forget to add the page to the router?</p>
      <Button asChild>
        <Link to="/">Back to Home</Link>
      </Button>
    </section>
  );
}
