/** The name of the column with foods, in tables of bakeries and their suppliers. */
const foodColumn = /^(?:ingredients?|raw materials?|zutat(?:en)?|rohstoffe?|ingr[ée]dients?|ingrediënten?)$/i;
const amountColumn = /^(?:kg|kilos?|g|gr|grams?|gramm|lbs?|oz|ml|l|%|baker['’]?s ?%|percent(?:age)?)$/i;
const share = /%|percent/i;
const figure = /^\d+(?:[.,]\d+)?\s?%?$/;
const total = /^total(?: weight)?\b/i;
const maxColumns = 3;

type Columns = { names: string[]; isOneLine: boolean };

/**
 * The lines of tables with a unit in the header of each column, cell by cell or row by row: "Ingredient", "KG", "%",
 * "Rye flour", "2.000", "40". Lists without such a header are unchanged.
 */
export function withoutColumns(lines: readonly string[]): string[] {
  if (!lines.some((_, index) => columnsAt(lines, index) !== null)) return [...lines];
  const read: string[] = [];
  let columns: Columns | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const head = columnsAt(lines, index);
    if (head) {
      columns = head;
      index += head.isOneLine ? 0 : head.names.length;
    } else if (total.test(line)) {
      // The sum is no food.
    } else if (columns) {
      const { names, isOneLine } = columns;
      const cells = isOneLine ? cellsOf(line, names.length) : lines.slice(index, index + names.length + 1);
      const isRow = cells.length > names.length && cells.slice(1).every((cell) => figure.test(cell));
      read.push(isRow ? lineOf(cells, names) : headed(lines, index));
      if (isRow && !isOneLine) index += names.length;
    } else read.push(headed(lines, index));
  }
  return read;
}

function columnsAt(lines: readonly string[], index: number): Columns | null {
  const line = lines[index]!.replace(/:$/, '');
  const [first = '', ...others] = line.split(' ');
  if (others.length > 0 && others.length <= maxColumns && foodColumn.test(first) && areAmounts(others)) {
    return { names: others, isOneLine: true };
  }
  if (!foodColumn.test(line)) return null;
  const below = lines.slice(index + 1, index + 1 + maxColumns);
  const end = below.findIndex((name) => !amountColumn.test(name));
  const names = below.slice(0, end < 0 ? below.length : end);
  return names.length > 0 && areAmounts(names) ? { names, isOneLine: false } : null;
}

function areAmounts(names: readonly string[]): boolean {
  return names.every((name) => amountColumn.test(name)) && !names.every((name) => share.test(name));
}

/** "Rye flour 2.000 40" has a name and as many figures as there are columns. */
function cellsOf(line: string, count: number): string[] {
  const words = line.split(' ');
  return [words.slice(0, -count).join(' '), ...words.slice(-count)].filter(Boolean);
}

function lineOf([food, ...amounts]: readonly string[], names: readonly string[]): string {
  const index = names.findIndex((name) => !share.test(name));
  return `${amounts[index]} ${names[index]} ${food}`;
}

/** The line directly above the header of a table is its name: "Group 1", "Assembly". */
function headed(lines: readonly string[], index: number): string {
  const line = lines[index]!;
  const isName = index + 1 < lines.length && columnsAt(lines, index + 1) !== null && !line.endsWith(':');
  return isName ? `${line}:` : line;
}
