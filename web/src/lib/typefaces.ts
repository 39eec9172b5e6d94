/** The first visit renders without web fonts (public/theme.js). This puts them into the cache for the next one. */
export function loadTypefaces(): void {
  for (const name of ['Figtree Variable', 'Bricolage Grotesque']) {
    document.fonts.load(`1em "${name}"`).catch(() => undefined);
  }
}
