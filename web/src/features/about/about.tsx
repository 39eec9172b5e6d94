import { contactEmail, mailTo, productName } from '#lib/product.ts';
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
          {productName} is built by a solo founder. One person designs it, writes it, and answers the mail.
          “We”, on these pages, is that person and the product.
        </p>
        <p>
          It is there because of a question that comes back every evening. Recipes are not what is missing:
          there are millions. What is missing is one that knows who sits at the table. Who cannot eat peanuts.
          Who has just become a vegetarian. What is left of yesterday’s spinach, and that it is six o’clock
          already.
        </p>
        <p>
          Language models can write such a recipe in seconds, and they are wrong with great confidence about
          what matters most: allergens and amounts. So {productName} lets them write and does not take their
          word. It reads every line itself, knows what is in the sauce, and counts the calories on its own.
          What does not pass is not served.
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
          Every household eats well on an ordinary Tuesday: what it likes, what it may, and what it has at
          home already.
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
    text: 'One question at a time, plain words, nothing to learn. One list for the whole week. What a household can do without is left out.',
  },
  {
    name: 'Sustainability',
    tint: '#58a67d',
    pictures: ['leafy-green', 'carrot', 'brown-mushroom'],
    text: 'The greenest food is the food that nobody throws away. Recipes use what is in season and what your receipts and lists say is at home, and the list buys what the week needs.',
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

export function Contact() {
  return (
    <section aria-labelledby="contact" className="grid gap-x-16 gap-y-5 lg:grid-cols-[17rem_minmax(0,42rem)]">
      <h2 id="contact">Say hello</h2>
      <div>
        <p className="text-lg">
          A recipe that was wrong, a word that was not clear, an idea: write to{' '}
          <span className="wrap-anywhere font-semibold">{contactEmail}</span>. A person reads it.
        </p>
        <Button asChild className="mt-5 max-sm:w-full">
          <a href={mailTo(`Hello ${productName}`)}>Contact Us</a>
        </Button>
      </div>
    </section>
  );
}
