import { Star } from 'lucide-react';
import { useId } from 'react';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const stars = [1, 2, 3, 4, 5];
const words = ['', 'Not again', 'Not quite', 'Good', 'Very good', 'A favorite'];

type Props = {
  rating: number | null;
  /** Null if the chosen star was clicked again, which removes the rating. */
  onRate: (rating: number | null) => void;
  label: string;
};

/** One to five stars, as radio buttons. */
export function RatingField({ rating, onRate, label }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <div className="mt-1 -ml-2 flex flex-wrap items-center">
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-fill has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={rating === star}
              onChange={() => onRate(star)}
              onClick={() => rating === star && onRate(null)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <StarSign isFull={star <= (rating ?? 0)} className="pointer-events-none size-6" />
            <VisuallyHidden>{`${star} of 5: ${words[star]}`}</VisuallyHidden>
          </label>
        ))}
        <span className="ml-2 text-soft text-sm">{rating === null ? '' : words[rating]}</span>
      </div>
    </fieldset>
  );
}

/** Read-only stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <VisuallyHidden>{`Rated ${rating} of 5`}</VisuallyHidden>
      {stars.map((star) => (
        <StarSign key={star} isFull={star <= rating} className="size-4" />
      ))}
    </span>
  );
}

function StarSign({ isFull, className }: { isFull: boolean; className: string }) {
  return (
    <Star
      aria-hidden="true"
      className={cn(className, isFull ? 'fill-saffron-ink text-saffron-ink' : 'text-edge')}
    />
  );
}
