/** One row of the table that a run prints. */
export type Figure = {
  what: string;
  seen: string;
  /** Empty for a figure without one. */
  bar: string;
  isMet: boolean;
};

/** Figures, or a sentence that says why it cannot be tried here. */
export type Outcome = Figure[] | string;

export type Scenario = { name: string; run(): Promise<Outcome> };

/** A figure that may be so much at most. */
export function atMost(what: string, seen: number, bar: number, unit: string): Figure {
  const told = (value: number) => `${Number(value.toPrecision(3))} ${unit}`;
  return { what, seen: told(seen), bar: `at most ${told(bar)}`, isMet: seen <= bar };
}

export function none(what: string, seen: number, of = ''): Figure {
  return { what, seen: `${seen}${of && ` of ${of}`}`, bar: '0', isMet: seen === 0 };
}

/** Something that has to be true; `seen` says what was seen instead. */
export function holds(what: string, isMet: boolean, seen = isMet ? 'yes' : 'no'): Figure {
  return { what, seen, bar: 'yes', isMet };
}

/** Without a bar. */
export function told(what: string, seen: string): Figure {
  return { what, seen, bar: '', isMet: true };
}
