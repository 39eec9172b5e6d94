import { ListChecks, Scale, WifiOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Plate } from '#ui/plate.tsx';

const promises = [
  {
    Sign: ListChecks,
    text: 'Everything your planned meals need, sorted the way you walk through the store.',
  },
  { Sign: Scale, text: 'Amounts added up: two cups and 250 ml of milk become one line.' },
  { Sign: WifiOff, text: 'Check things off with one thumb, even where the store has no signal.' },
];

/** Explains the feature to visitors, with a sign-in link. */
export function VisitorInvitation({ signInPath }: { signInPath: string }) {
  return (
    <Card padding="lg" className="grid items-center gap-8 md:grid-cols-[1fr_auto] md:gap-12">
      <div>
        <h2>Your week on one list</h2>
        <ul className="mt-5 grid gap-4">
          {promises.map(({ Sign, text }) => (
            <li key={text} className="flex items-start gap-3.5 text-lg">
              <Sign className="mt-1 size-5 shrink-0 text-leaf" />
              {text}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-soft">Sign in to make a list from the meals you have planned.</p>
        <Button asChild size="lg" className="mt-4 w-full sm:w-auto">
          <a href={signInPath}>Sign In</a>
        </Button>
      </div>
      <Plate
        pictures={['carrot', 'lemon', 'leafy-green', 'egg', 'cheese-wedge', 'tomato']}
        tint="#3f9a63"
        size={240}
        className="mx-auto max-md:hidden"
      />
    </Card>
  );
}
