/** A first visitor's page does without them (public/theme.js): now they come into the cache, for the next one. */
export function loadTypefaces(): void {
  for (const name of ['Figtree Variable', 'Bricolage Grotesque']) {
    document.fonts.load(`1em "${name}"`).catch(() => undefined);
  }
}
