import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const chipWidths = [88, 96, 80, 132, 84, 76, 100, 108, 90, 112, 84, 138];

/** The first cards of the form while the profile is on its way. */
export function TasteFormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <VisuallyHidden role="status">Loading your taste profile</VisuallyHidden>
      {[chipWidths, chipWidths.slice(0, 9)].map((widths) => (
        <Card key={widths.length} className="sm:p-8">
          <div className="@container">
            <div className="grid gap-x-10 gap-y-6 @3xl:grid-cols-[14rem_minmax(0,1fr)]">
              <div className="flex items-start gap-3.5 @3xl:flex-col">
                <Skeleton className="size-11 shrink-0 rounded-full" />
                <div className="grid grow content-start gap-2 @3xl:w-full @3xl:grow-0">
                  <Skeleton className="h-7 w-40" />
                  <Skeleton className="w-52 max-w-full" />
                </div>
              </div>
              <div className="grid gap-3">
                <Skeleton className="h-5 w-36" />
                <div className="flex flex-wrap gap-2">
                  {widths.map((width, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
                    <Skeleton key={index} className="h-11 rounded-full" style={{ width }} />
                  ))}
                </div>
              </div>
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
