import { Card } from '#ui/card.tsx';
import { Plate } from '#ui/plate.tsx';

const values = [
  {
    name: 'Simplicity',
    tint: '#6f8fd6',
    pictures: ['egg'],
    text: 'One question at a time, plain words, nothing to learn. One list for the whole week. What a household can do without is left out.',
  },
  {
    name: 'Sustainability',
    tint: '#58a67d',
    pictures: ['leafy-green', 'carrot', 'brown-mushroom'],
    text: 'The greenest food is the food that nobody throws away. Recipes use what is in season and what your receipts say is at home, and the list buys what the week needs.',
  },
  {
    name: 'Personalization',
    tint: '#e0654a',
    pictures: ['cooked-rice', 'hot-pepper', 'lime', 'avocado'],
    text: 'Your taste, your limits, your week. What you say always counts for more than what we guess, and every guess says where it comes from. Your data is there to cook for you, and it leaves with you.',
  },
];

export function Values() {
  return (
    <section aria-labelledby="values">
      <h2 id="values">What we value</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:gap-6">
        {values.map(({ name, tint, pictures, text }) => (
          <li key={name}>
            <Card className="h-full">
              <Plate pictures={pictures} tint={tint} size={104} />
              <h3 className="mt-5">{name}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
