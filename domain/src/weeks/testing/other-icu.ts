type Printer = (this: Date, ...args: Parameters<Date['toLocaleString']>) => string;

/**
 * Runs `body` with an Intl that formats like other ICU versions and locales: another date order ("11/20/2026" for
 * en-CA, as in ICU 72), a narrow no-break space before "PM", midnight as "24:00", other separators and digits. The
 * result of `formatToParts` stays the same.
 */
export function withOtherIcu(body: () => void): void {
  const restore = [
    replace(Intl.DateTimeFormat.prototype, 'format', {
      get(this: Intl.DateTimeFormat) {
        return (date: Date | number) => awkward(joined(this.formatToParts(date)));
      },
    }),
    replace(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        return (value: number) => awkward(joined(this.formatToParts(value)));
      },
    }),
    ...(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const).map((name) => {
      const print = Date.prototype[name] as Printer;
      return replace(Date.prototype, name, {
        value(this: Date, ...args: Parameters<Printer>) {
          return awkward(print.apply(this, args));
        },
      });
    }),
  ];
  try {
    body();
  } finally {
    for (const undo of restore) undo();
  }
}

function replace(on: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(on, name)!;
  Object.defineProperty(on, name, { configurable: true, ...property });
  return () => Object.defineProperty(on, name, before);
}

function joined(parts: readonly { value: string }[]): string {
  return parts.map(({ value }) => value).join('');
}

function awkward(text: string): string {
  return text
    .replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
    .replace(/\s(?=[AP]M)/i, '\u202f')
    .replace(/\b0?0:(?=\d\d)/, '24:')
    .replaceAll(', ', '\u060c\u00a0')
    .replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}
