import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Plate } from '#ui/plate.tsx';

/** About the product. It describes no fictitious people. */
export function Story() {
  return (
    <section aria-labelledby="story" className="grid gap-x-16 gap-y-5 lg:grid-cols-[17rem_minmax(0,42rem)]">
      <h2 id="story">The story</h2>
      <div className="grid gap-5 text-lg">
        <p>
          {productName} is built by a solo founder. One person designs it, writes it, and answers the email.
          On these pages, “we” means that person and the product.
        </p>
        <p>
          It exists because of a question that comes up every evening. There are already millions of recipes.
          What was missing is one that knows who is at the table: who cannot eat peanuts, who just became a
          vegetarian, how much of yesterday’s spinach is left, and that it is already six o’clock.
        </p>
        <p>
          Language models can write that recipe in seconds, but they can be confidently wrong about what
          matters most: allergens and amounts. So {productName} lets them write and then checks every line. It
          knows what is in the sauce, and it counts the calories itself. A recipe that fails the check never
          reaches you.
        </p>
      </div>
    </section>
  );
}

export function Mission() {
  return (
    <section
      aria-labelledby="mission"
      className="grid items-center gap-x-12 gap-y-8 rounded-3xl bg-sunk px-6 py-10 sm:px-12 sm:py-14 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="mission" className="font-sans font-semibold text-base text-soft tracking-normal">
          Our mission
        </h2>
        <p className="mt-3 max-w-[26em] font-bold font-display text-3xl leading-snug tracking-tight lg:text-4xl lg:leading-snug">
          Help every household eat well on an ordinary Tuesday, with food that everyone likes, everyone can
          eat, and is already at home.
        </p>
      </div>
      <Plate
        pictures={['steaming-bowl', 'brown-mushroom', 'carrot', 'garlic', 'hot-pepper']}
        tint="#f6b93b"
        size={208}
        className="max-lg:hidden"
      />
    </section>
  );
}

const values = [
  {
    name: 'Simplicity',
    tint: '#6f8fd6',
    pictures: ['egg'],
    text: 'One question at a time, in plain words, with nothing to learn. One list for the whole week. If you don’t need it, we leave it out.',
  },
  {
    name: 'Sustainability',
    tint: '#58a67d',
    pictures: ['leafy-green', 'carrot', 'brown-mushroom'],
    text: 'The greenest food is the food that is not thrown away. Recipes use what is in season and what you already have at home, and the list has only what the week needs.',
  },
  {
    name: 'Personalization',
    tint: '#e0654a',
    pictures: ['cooked-rice', 'hot-pepper', 'lime', 'avocado'],
    text: 'Your taste, your limits, your week. What you tell us always counts more than what we guess, and every guess shows where it comes from. Your data works for you, and you can take it with you.',
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

export function Contact() {
  return (
    <section aria-labelledby="contact" className="grid gap-x-16 gap-y-5 lg:grid-cols-[17rem_minmax(0,42rem)]">
      <h2 id="contact">Say hello</h2>
      <div>
        <p className="text-lg">
          A recipe that went wrong, a word that was unclear, an idea? Write to{' '}
          <span className="wrap-anywhere font-semibold">{contactEmail}</span>. A person reads every message.
        </p>
        <Button asChild className="mt-5 max-sm:w-full">
          <a href={mailTo(`Hello ${productName}`)}>Contact Us</a>
        </Button>
      </div>
    </section>
  );
}
