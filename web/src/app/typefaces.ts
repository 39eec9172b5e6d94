/** Later than this the page is being read: its letters stay as they are, and the next page has the typefaces. */
const latest = 3000;

/** Sets the page in its typefaces, if it is not, as soon as its text has been painted without them. */
export function bringTypefaces(): void {
  const { classList } = document.documentElement;
  if (classList.contains('typefaces')) return;
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    const faces = ['1em "Figtree Variable"', '1em "Bricolage Grotesque Variable"'];
    void Promise.all(faces.map((face) => document.fonts.load(face))).then(() => {
      if (performance.now() < latest) classList.add('typefaces');
    });
  }).observe({ type: 'paint', buffered: true });
}
