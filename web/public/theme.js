// Runs before the first paint: what a page that was rendered for everyone has to know about this visitor.
{
  const { classList } = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked
    }
  };

  // The same rule and key as in src/lib/theme.ts.
  const theme = stored('theme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  classList.toggle('dark', theme === null ? systemIsDark : theme === 'dark');
  // What the browser paints around the page follows the choice.
  if (theme !== null) {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.media = (meta.dataset.theme === 'dark') === (theme === 'dark') ? 'all' : 'not all';
    }
  }

  // Removed once the page is hydrated.
  classList.add('early');
  // Until then the Enter key in a form without an address would only reload the page.
  addEventListener('submit', (event) => {
    const isScripted = event.target.matches('#root form:not([action], [data-passkey-add])');
    if (isScripted && classList.contains('early')) event.preventDefault();
  });
  // Until then a visitor who may be signed in is not asked to sign in.
  const mayBeSignedIn = /(?:^|; )signed_in=[^;]/.test(document.cookie);
  classList.toggle('signed-in', mayBeSignedIn);
  // The allergens checked for these visitors take a line of their own, whose place is kept.
  classList.toggle('has-limits', mayBeSignedIn || stored('tastePreferences') !== null);

  // A visitor who was here before has the typefaces in the cache: asked for now, they are there for the first paint.
  const comesFromHere = document.referrer.startsWith(`${location.origin}/`);
  if (mayBeSignedIn || comesFromHere || stored('cookieConsent') !== null) {
    classList.add('typefaces');
    for (const link of document.querySelectorAll('link[rel="preload"]')) link.media = 'all';
  }
}
