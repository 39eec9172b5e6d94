import { useRouteError } from 'react-router';
import { PageTitle } from '#lib/page-title.tsx';
import { contactEmail, mailTo } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';

/** Replaces a page that failed to render; the navigation still works. */
export function ErrorPage() {
  const error = useRouteError();
  const isLoadingError = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <section className="mx-auto flex max-w-xl flex-col items-start gap-5 px-5 py-20 sm:py-28">
      <PageTitle>Something went wrong</PageTitle>
      <h1 className="text-5xl">This page could not be shown</h1>
      <p className="text-lg text-soft">
        {isLoadingError
          ? 'Part of this page did not load. You may be offline, or there may be a new version. Please reload the page.'
          : 'This is our mistake, and nothing you saved is lost. Reload the page, or go back to the home page.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <Button variant="secondary" asChild>
          <a href="/">Back to Home</a>
        </Button>
      </div>
      <p className="text-soft">
        Still not working? Write to{' '}
        <a className="underline underline-offset-4" href={mailTo('A page could not be shown')}>
          {contactEmail}
        </a>
        .
      </p>
    </section>
  );
}

/** Shown if the navigation itself failed to render. */
export function LayoutErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
