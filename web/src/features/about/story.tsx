import { productName } from '#lib/product.ts';

/** What the product is and why it is. It tells of no person that we made up. */
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
