import { ArrowRight, CircleCheck, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type ProfileCompleteCardProps = {
  recipesPath: string;
  /** Saved in this browser only. */
  isLocal: boolean;
  /** The number of saves on this page. Each save moves the focus here, so that it is scrolled to and announced. */
  saves: number;
};

export function ProfileCompleteCard({ recipesPath, isLocal, saves }: ProfileCompleteCardProps) {
  const signInPath = useSignInPath();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (saves > 0) heading.current?.focus();
  }, [saves]);

  return (
    <Card asChild variant="safe" className="animate-rise-in">
      <section
        aria-labelledby="taste-ready"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5"
      >
        <div className="flex min-w-0 grow basis-80 items-start gap-3.5">
          <CircleCheck className="mt-0.5 size-7 shrink-0 text-leaf" />
          <div className="min-w-0">
            <h2 id="taste-ready" ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl">
              Your taste profile is ready!
            </h2>
            <p className="mt-1">
              {isLocal ? (
                <>
                  It is saved on this device.{' '}
                  <a href={signInPath} className="link">
                    Sign in
                  </a>{' '}
                  to use it everywhere.
                </>
              ) : (
                'From now on, every recipe is chosen to match it.'
              )}
            </p>
          </div>
        </div>
        <div className="flex grow flex-wrap gap-3 *:grow sm:grow-0">
          <Button asChild>
            <Link to={recipesPath}>
              <Sparkles />
              Generate Recipes
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={recipesPath}>
              Continue to Recipes
              <ArrowRight />
            </Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
