import { contactEmail, mailTo, productName } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';

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
