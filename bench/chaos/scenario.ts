/** One row of the result table. */
export type Figure = {
  what: string;
  seen: string;
  /** Empty for a result without a limit. */
  bar: string;
  isMet: boolean;
};

/** Results, or a sentence on why the scenario cannot run here. */
export type Outcome = Figure[] | string;

export type Scenario = { name: string; run(): Promise<Outcome> };

/** A result with an upper limit. */
export function atMost(what: string, seen: number, bar: number, unit: string): Figure {
  const shown = (value: number) => `${Number(value.toPrecision(3))} ${unit}`;
  return { what, seen: shown(seen), bar: `at most ${shown(bar)}`, isMet: seen <= bar };
}

export function none(what: string, seen: number, of = ''): Figure {
  return { what, seen: `${seen}${of && ` of ${of}`}`, bar: '0', isMet: seen === 0 };
}

/** A condition that must be true; `seen` describes the actual result. */
export function holds(what: string, isMet: boolean, seen = isMet ? 'yes' : 'no'): Figure {
  return { what, seen, bar: 'yes', isMet };
}

/** A result without a limit. */
export function reported(what: string, seen: string): Figure {
  return { what, seen, bar: '', isMet: true };
}
