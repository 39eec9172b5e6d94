import { type Section, sections } from '../foods/food.ts';
import type { HybridTime } from '../merging/hybrid-clock.ts';

/**
 * The position of a section in a store's order, with the time of the change. Lower positions come first; the empty
 * store is the default order.
 */
export type SectionPlace = { store: string; section: Section; place: number; at: HybridTime };

type Placed = Pick<SectionPlace, 'section' | 'place'>;

/**
 * The latest change for each section of each store, so that moves of different sections on two devices are both kept.
 */
export function mergePlaces(places: readonly SectionPlace[]): SectionPlace[] {
  const latest = new Map<string, SectionPlace>();
  for (const place of places) {
    const key = JSON.stringify([place.store, place.section]);
    if (place.at > (latest.get(key)?.at ?? '')) latest.set(key, place);
  }
  return [...latest.values()];
}

/** All sections in the order of a store; sections that were not moved keep their default position. */
export function sectionsInOrder(places: readonly SectionPlace[], store: string): Section[] {
  return placed(places, store).map(({ section }) => section);
}

/** The store that was changed last, which is the initial one on a new device. */
export function latestStore(places: readonly SectionPlace[]): string {
  return places.reduce((latest, place) => (place.at > latest.at ? place : latest), { store: '', at: '' })
    .store;
}

/**
 * The changes that move a section to index `to` in a store's order: only its own position, unless there is no number
 * left between its neighbours.
 */
export function placesToMove(
  places: readonly SectionPlace[],
  { store, section, to }: { store: string; section: Section; to: number },
): Placed[] {
  const others = placed(places, store).filter((one) => one.section !== section);
  if (to < 0 || to > others.length) return [];
  const [before, after] = [others[to - 1]?.place, others[to]?.place];
  const place =
    before === undefined
      ? (after ?? 1) - 1
      : after === undefined
        ? before + 1
        : before + (after - before) / 2;
  if (place !== before && place !== after) return [{ section, place }];
  const order = others.map((one) => one.section).toSpliced(to, 0, section);
  return order.map((one, index) => ({ section: one, place: index }));
}

function placed(places: readonly SectionPlace[], store: string): Placed[] {
  const matches = new Map(
    mergePlaces(places.filter((place) => place.store === store)).map(({ section, place }) => [
      section,
      place,
    ]),
  );
  return sections
    .map((section, usual) => ({ section, place: matches.get(section) ?? usual }))
    .sort((a, b) => a.place - b.place);
}
