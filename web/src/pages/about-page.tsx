import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Contact, Mission, Story, Values } from '#features/about/about.tsx';
import { PageTitle } from '#lib/page-title.tsx';

const description = `${productName} is built by a solo founder to help every household eat what it likes, safely. Read its story, its mission and its values.`;

export function AboutPage() {
  return (
    <div className="page-width grid grid-cols-1 gap-14 pt-10 pb-section sm:gap-20 sm:pt-14">
      <PageTitle description={description}>About Us</PageTitle>
      <header className="max-w-[48rem]">
        <h1 className="text-5xl">About Us</h1>
        <p className="mt-4 text-lg text-soft lg:text-xl">
          {productName} answers one question, every day: what is for dinner?
        </p>
      </header>
      <Story />
      <Mission />
      <Values />
      <Contact />
    </div>
  );
}
