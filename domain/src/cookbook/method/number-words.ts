/** Words for 0 to 10, by number. */
export const numberWords: readonly string[] = 'no one two three four five six seven eight nine ten'.split(
  ' ',
);
