import { Plate } from '#ui/plate.tsx';

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
      { title: 'Miso aubergine', pictures: ['eggplant', 'cooked-rice'], tint: '#8c6bb1' },
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
