// Runs before the first paint: what a page that was rendered for everybody has to know of whoever looks at it.
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

  // Gone as soon as the application is there.
  classList.add('early');
  // Until the application says who it is, nobody is asked to sign in who may have done so.
  const mayBeSignedIn = /(?:^|; )signed_in=[^;]/.test(document.cookie);
  classList.toggle('signed-in', mayBeSignedIn);
  // What is checked for these people takes a line of its own, whose place is kept.
  classList.toggle('has-limits', mayBeSignedIn || stored('tastePreferences') !== null);

  // Whoever was here before has the typefaces in the browser's cache. For all others the text comes first, and
  // src/app/typefaces.ts asks for them after it; a page that is not rendered has no text yet.
  const addresses = document.currentScript.dataset.typefaces;
  const comesFromHere = document.referrer.startsWith(`${location.origin}/`);
  const isBack = mayBeSignedIn || comesFromHere || stored('cookieConsent') !== null;
  classList.toggle('typefaces', isBack || !addresses);
  if (isBack && addresses) {
    for (const href of addresses.split(' ')) {
      const as = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
      document.head.append(Object.assign(document.createElement('link'), as));
    }
  }
}
