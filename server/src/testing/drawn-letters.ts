/** Letters of five by seven dots, like those of thermal printers; a bare machine has no fonts. */
const sheets = [
  {
    letters: 'ABCDEFGHIJKLM',
    rows: [
      ' ###  ####   ###  ####  ##### #####  ###  #   #  ###    ### #   # #     #   #',
      '#   # #   # #   # #   # #     #     #   # #   #   #      #  #  #  #     ## ##',
      '#   # #   # #     #   # #     #     #     #   #   #      #  # #   #     # # #',
      '##### ####  #     #   # ####  ####  # ### #####   #      #  ##    #     # # #',
      '#   # #   # #     #   # #     #     #   # #   #   #      #  # #   #     #   #',
      '#   # #   # #   # #   # #     #     #   # #   #   #   #  #  #  #  #     #   #',
      '#   # ####   ###  ####  ##### #      ###  #   #  ###   ##   #   # ##### #   #',
    ],
  },
  {
    letters: 'NOPQRSTUVWXYZ',
    rows: [
      '#   #  ###  ####   ###  ####   #### ##### #   # #   # #   # #   # #   # #####',
      '##  # #   # #   # #   # #   # #       #   #   # #   # #   # #   # #   #     #',
      '##  # #   # #   # #   # #   # #       #   #   # #   # #   #  # #   # #     # ',
      '# # # #   # ####  #   # ####   ###    #   #   # #   # # # #   #     #     #  ',
      '#  ## #   # #     # # # # #       #   #   #   #  # #  # # #  # #    #    #   ',
      '#  ## #   # #     #  #  #  #      #   #   #   #  # #  ## ## #   #   #   #    ',
      '#   #  ###  #      ## # #   # ####    #    ###    #   #   # #   #   #   #####',
    ],
  },
  {
    letters: '0123456789',
    rows: [
      ' ###    #    ###  #####    #  #####   ##  #####  ###   ### ',
      '#   #  ##   #   #     #   ##  #      #        # #   # #   #',
      '#   #   #       #    #   # #  ####  #        #  #   # #   #',
      '#   #   #      #    ##  #  #      # ####    #    ###   ####',
      '#   #   #     #       # #####     # #   #   #   #   #     #',
      '#   #   #    #    #   #    #  #   # #   #  #    #   #    # ',
      ' ###   ###  #####  ###     #   ###   ###   #     ###   ##  ',
    ],
  },
  {
    letters: '.,:-/$%&@*#()+=',
    rows: [
      '                            #   #   ##     ##    ###         # #     #   #               ',
      '             ##             #  #### ##  # #  #  #   #   #    # #    #     #     #        ',
      '             ##            #  # #      #  # #   # ### # # # #####  #       #    #   #####',
      '                  #####   #    ###    #    #    # # #  ###   # #   #       #  #####      ',
      '       ##    ##          #      # #  #    # # # # ### # # # #####  #       #    #   #####',
      ' ##     #    ##         #     ####  #  ## #  #  #       #    # #    #     #     #        ',
      ' ##    #                #       #      ##  ## #  ###         # #     #   #               ',
    ],
  },
];

const width = 5;
const height = 7;
/** Including the gap and the line spacing. */
const cell = { width: width + 1, height: height + 4 };

const glyphs = new Map(
  sheets.flatMap(({ letters, rows }) =>
    Array.from(letters, (letter, index) => {
      const from = index * cell.width;
      return [letter, rows.map((row) => row.slice(from, from + width))] as const;
    }),
  ),
);

export type Dots = { data: Uint8Array; width: number; height: number };

/** Black dots on white, one byte each, in capitals as most registers print. */
export function dotsOf(rows: readonly string[]): Dots {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const dots: Dots = {
    data: new Uint8Array(columns * cell.width * rows.length * cell.height).fill(255),
    width: columns * cell.width,
    height: rows.length * cell.height,
  };
  for (const [line, row] of rows.entries())
    for (const [column, letter] of Array.from(row.toUpperCase()).entries())
      print(letter, dots, column * cell.width, line * cell.height);
  return dots;
}

function print(letter: string, { data, width }: Dots, left: number, top: number): void {
  if (letter === ' ') return;
  const glyph = glyphs.get(letter);
  if (!glyph) throw new Error(`The font has no glyph for "${letter}"`);
  for (const [y, dots] of glyph.entries())
    for (const [x, dot] of Array.from(dots).entries())
      if (dot === '#') data[(top + y) * width + left + x] = 20;
}
