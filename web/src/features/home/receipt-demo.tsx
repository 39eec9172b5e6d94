import { Picture } from '#ui/picture.tsx';

const rows = [
  ['ORG BABY SPINACH', '2.49'],
  ['CHKN THIGHS 1KG', '7.20'],
  ['LEMONS X3', '1.35'],
  ['WHL MILK 1L', '1.15'],
];
const found = [
  { name: 'Spinach', picture: 'leafy-green' },
  { name: 'Chicken thighs', picture: 'poultry-leg' },
  { name: 'Lemons', picture: 'lemon' },
  { name: 'Milk', picture: 'glass-of-milk' },
];
// The torn edge: a row of teeth cut out of the bottom.
const tornEdge =
  '[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/12px_100%]';

export function ReceiptDemo() {
  return (
    <div className="grid grid-cols-2 items-center gap-4 rounded-2xl bg-sunk p-4 sm:gap-6 sm:p-6">
      <div
        className={`min-w-0 -rotate-2 rounded-t-sm bg-card px-4 pt-5 pb-7 font-medium text-soft text-xs tabular-nums dark:bg-line dark:text-ink ${tornEdge}`}
      >
        {rows.map(([name, price]) => (
          <p key={name} className="flex justify-between gap-2 py-1">
            <span className="truncate">{name}</span>
            <span className="max-sm:hidden">{price}</span>
          </p>
        ))}
        <p className="mt-3 flex justify-between border-edge border-t border-dashed pt-3 font-bold text-ink">
          <span>TOTAL</span>
          <span>12.19</span>
        </p>
      </div>
      <div className="grid gap-2">
        {found.map(({ name, picture }) => (
          <p
            key={name}
            className="flex min-h-12 items-center gap-2.5 rounded-lg bg-card px-3 py-1.5 font-medium text-sm leading-tight inset-ring inset-ring-line"
          >
            <Picture name={picture} size={28} />
            {name}
          </p>
        ))}
      </div>
    </div>
  );
}
