import { Check } from 'lucide-react';

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
            <p key={item.name} className="flex items-center gap-3 border-line border-b py-2.5 last:border-0">
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
