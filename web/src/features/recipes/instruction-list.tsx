/** Numbered steps. The numbers are text: without markers some screen readers do not count a list. */
export function InstructionList({ instructions }: { instructions: readonly string[] }) {
  return (
    <ol className="grid gap-5">
      {instructions.map((instruction, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and their order never changes.
        <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
          <span className="grid size-8 place-items-center rounded-full bg-brand-bg font-bold font-display text-brand tabular-nums">
            {index + 1}
          </span>
          <span className="pt-0.75">{instruction}</span>
        </li>
      ))}
    </ol>
  );
}
