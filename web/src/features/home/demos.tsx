import { Check, Clock, Heart, ShieldCheck, Users, X } from 'lucide-react';
import { Picture } from '#ui/picture.tsx';
import { Plate } from '#ui/plate.tsx';

const pictures = ['eggplant', 'cooked-rice', 'onion', 'leafy-green', 'ginger-root'];
const tint = '#8c6bb1';

export function RecipeDemo() {
  return (
    <div className="grid overflow-hidden rounded-2xl bg-paper inset-ring inset-ring-line sm:grid-cols-[0.8fr_1fr] md:grid-cols-1 lg:grid-cols-[0.8fr_1fr]">
      <div
        className="grid place-items-center p-5"
        style={{ background: `color-mix(in oklab, ${tint} 22%, var(--color-paper))` }}
      >
        <Plate pictures={pictures} tint={tint} size={148} />
      </div>
      <div className="p-5">
        <p className="font-semibold text-soft text-xs">Japanese · Dinner</p>
        <p className="mt-1 font-bold font-display text-xl leading-tight tracking-tight">
          Miso eggplant rice bowl
        </p>
        <p className="mt-2 text-soft text-sm">You like smoky, saucy bowls in under half an hour.</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 whitespace-nowrap text-soft text-sm">
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

const checks = [
  { name: 'Rice noodles', picture: 'steaming-bowl', fits: true, why: 'no gluten' },
  { name: 'Satay sauce', picture: 'peanuts', fits: false, why: 'contains Peanuts' },
  { name: 'Tahini and lime sauce', picture: 'lime', fits: true, why: 'swapped in' },
];

export function AllergyDemo() {
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-2 font-semibold text-sm">
        <ShieldCheck className="size-5 text-leaf" /> Allergies: Peanuts, Gluten
      </p>
      {checks.map(({ name, picture, fits, why }) => (
        <div
          key={name}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-paper px-4 py-3 inset-ring inset-ring-line"
        >
          <Picture name={picture} size={28} />
          <span className={`font-medium ${fits ? '' : 'text-soft line-through'}`}>{name}</span>
          <span
            className={`ml-auto flex items-center gap-1.5 rounded-full px-2.5 py-1 font-semibold text-xs ${fits ? 'bg-leaf-bg text-leaf' : 'bg-danger-bg text-danger'}`}
          >
            {fits ? <Check className="size-3.5" /> : <X className="size-3.5" />} {why}
          </span>
        </div>
      ))}
    </div>
  );
}

type Meal = { title: string; pictures: readonly string[]; tint: string };

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const meals: readonly { row: string; days: readonly (Meal | null)[] }[] = [
  {
    row: 'Breakfast',
    days: [
      { title: 'Berry oats', pictures: ['blueberries', 'bowl-with-spoon'], tint: '#6f8fd6' },
      null,
      { title: 'Egg rice', pictures: ['egg', 'cooked-rice'], tint: '#f6b93b' },
      { title: 'Lime avocado toast', pictures: ['avocado', 'bread'], tint: '#58a67d' },
      { title: 'Green shakshuka', pictures: ['cooking', 'bell-pepper'], tint: '#58a67d' },
    ],
  },
  {
    row: 'Dinner',
    days: [
      { title: 'Lemon chicken', pictures: ['poultry-leg', 'lemon'], tint: '#f6b93b' },
      { title: 'Chicken soup', pictures: ['pot-of-food', 'carrot'], tint: '#e0654a' },
      { title: 'Miso eggplant', pictures: ['eggplant', 'cooked-rice'], tint: '#8c6bb1' },
      null,
      { title: 'Bean tacos', pictures: ['taco', 'lime'], tint: '#58a67d' },
    ],
  },
];

export function WeekDemo() {
  return (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3">
      {days.map((day, index) => (
        <div key={day} className={`grid content-start gap-2 sm:gap-3 ${index > 2 ? 'hidden sm:grid' : ''}`}>
          <p className="px-1 font-semibold text-soft text-sm">{day}</p>
          {meals.map(({ row, days: planned }) => (
            <Slot key={row} meal={planned[index] ?? null} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Slot({ meal }: { meal: Meal | null }) {
  if (!meal) {
    return (
      <div className="grid min-h-32 place-items-center rounded-lg border-[1.5px] border-line border-dashed text-soft text-sm">
        + Add
      </div>
    );
  }
  return (
    <div className="grid min-h-32 justify-items-center gap-2 rounded-lg bg-paper px-2 pt-3 pb-2.5 text-center inset-ring inset-ring-line">
      <Plate pictures={meal.pictures} tint={meal.tint} size={68} />
      <span className="font-semibold text-xs leading-tight">{meal.title}</span>
    </div>
  );
}

const sections = [
  {
    name: 'Produce',
    items: [
      { name: 'Carrots', amount: '600 g', isDone: true },
      { name: 'Limes', amount: '4', isDone: true },
    ],
  },
  {
    name: 'Dairy',
    items: [{ name: 'Milk', amount: '723 ml', isDone: false }],
  },
  {
    name: 'Pantry',
    items: [{ name: 'White beans', amount: '2 cans', isDone: false }],
  },
];

export function ListDemo() {
  return (
    <div className="rounded-2xl bg-paper px-5 py-4 inset-ring inset-ring-line">
      {sections.map(({ name, items }) => (
        <div key={name} className="not-first:mt-3">
          <p className="font-semibold text-soft text-xs">{name}</p>
          {items.map((item) => (
            <p
              key={item.name}
              className="flex flex-wrap items-center gap-x-3 border-line border-b py-2.5 last:border-0"
            >
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full ${item.isDone ? 'bg-leaf text-paper' : 'inset-ring-[1.5px] inset-ring-edge'}`}
              >
                {item.isDone && <Check className="size-4" strokeWidth={3} />}
              </span>
              <span className={`font-medium ${item.isDone ? 'text-soft line-through' : ''}`}>
                {item.name}
              </span>
              <span className="ml-auto text-soft tabular-nums">{item.amount}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

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
// The torn edge of a receipt: a row of teeth cut out of the bottom.
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
