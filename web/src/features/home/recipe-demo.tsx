import { Clock, Heart, Users } from 'lucide-react';
import { Plate } from '#ui/plate.tsx';

const pictures = ['eggplant', 'cooked-rice', 'onion', 'leafy-green', 'ginger-root'];
const tint = '#8c6bb1';

export function RecipeDemo() {
  return (
    <div className="grid overflow-hidden rounded-2xl bg-paper inset-ring inset-ring-line sm:grid-cols-[0.8fr_1fr] md:grid-cols-1 lg:grid-cols-[0.8fr_1fr]">
      <div
        className="grid place-items-center p-5"
        style={{ background: `color-mix(in oklab, ${tint} 22%, var(--paper))` }}
      >
        <Plate pictures={pictures} tint={tint} size={148} />
      </div>
      <div className="p-5">
        <p className="font-semibold text-soft text-xs">Japanese · Dinner</p>
        <p className="mt-1 font-bold font-display text-xl leading-tight tracking-tight">
          Miso aubergine rice bowl
        </p>
        <p className="mt-2 text-soft text-sm">You like smoky, saucy bowls in under half an hour.</p>
        <p className="mt-4 flex items-center gap-4 whitespace-nowrap text-soft text-sm">
          <span className="flex items-center gap-1.5">
            <Clock className="size-4" /> 25 min
          </span>
          <span className="flex items-center gap-1.5">
            <Users className="size-4" /> 2
          </span>
          <Heart className="ml-auto size-5 fill-brand text-brand" />
        </p>
      </div>
    </div>
  );
}
