import { Plate } from '#ui/plate.tsx';

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
