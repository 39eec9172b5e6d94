/** One row of the result table. */
export type Figure = {
  what: string;
  measured: string;
  /** Empty for a result without a limit. */
  bar: string;
  isMet: boolean;
};

/** Results, or a sentence on why the scenario cannot run here. */
export type Outcome = Figure[] | string;

export type Scenario = { name: string; run(): Promise<Outcome> };

/** A result with an upper limit. */
export function atMost(what: string, measured: number, bar: number, unit: string): Figure {
  const shown = (value: number) => `${Number(value.toPrecision(3))} ${unit}`;
  return { what, measured: shown(measured), bar: `at most ${shown(bar)}`, isMet: measured <= bar };
}

export function none(what: string, measured: number, of = ''): Figure {
  return { what, measured: `${measured}${of && ` of ${of}`}`, bar: '0', isMet: measured === 0 };
}

/** A condition that must be true; `measured` describes the actual result. */
export function holds(what: string, isMet: boolean, measured = isMet ? 'yes' : 'no'): Figure {
  return { what, measured, bar: 'yes', isMet };
}

/** A result without a limit. */
export function reported(what: string, measured: string): Figure {
  return { what, measured, bar: '', isMet: true };
}
