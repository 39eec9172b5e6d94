import { CalendarCheck, Download, Heart, Leaf, type LucideIcon } from 'lucide-react';

const features: { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: Leaf,
    title: 'Less in the bin',
    text: 'Amounts fit your household, and the list asks for no more than that.',
  },
  { Icon: Heart, title: 'Favorites', text: 'Keep what worked, and put it back on the plan in two taps.' },
  {
    Icon: CalendarCheck,
    title: 'Calendar sync',
    text: 'Dinner shows up where the rest of your day already is.',
  },
  {
    Icon: Download,
    title: 'Your data stays yours',
    text: 'Export everything, or delete your account for good.',
  },
];

export function SmallFeatures() {
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-bg text-leaf">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
