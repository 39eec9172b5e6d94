import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { readingQuery } from '#entities/recipe/recipes.queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Badge } from '#ui/badge.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTypedBeforeHydration } from '#ui/use-typed-before-hydration.ts';

type Props = { value: string; onValueChange: (text: string) => void };

/** The limit of the API. */
const maxLetters = 500;
/** Debounce in milliseconds. */
const pause = 350;

/** A free-text request, and below it the server's interpretation. */
export function RequestField({ value, onValueChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, value, onValueChange);
  return (
    <div className="mb-4">
      <Field
        label="What do you feel like?"
        optional
        error={value.length > maxLetters && `Your request must be ${maxLetters} characters or less`}
      >
        <Input
          ref={input}
          value={value}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="Chicken, under 30 minutes, no oven"
          onChange={(event) => onValueChange(event.target.value)}
        />
      </Field>
      <Understood text={value.trim()} />
    </div>
  );
}

function Understood({ text }: { text: string }) {
  const request = useDebounced(text, pause);
  const { data } = useQuery({
    ...readingQuery(request),
    enabled: request !== '' && request.length <= maxLetters,
  });
  const shown = request === '' || text === '' ? undefined : data;
  return (
    <div role="status" className="mt-2 flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {shown?.understood.map((chip) => (
        <Badge key={chip} variant="brand">
          {chip}
        </Badge>
      ))}
      {shown && shown.notUnderstood.length > 0 && (
        <span className="wrap-anywhere text-soft">
          Not understood: {shown.notUnderstood.map((words) => `“${words}”`).join(', ')}
        </span>
      )}
      {shown?.notices.map((notice) => (
        <span key={notice} className="basis-full text-soft">
          {notice}
        </span>
      ))}
    </div>
  );
}
