// Runs before the first paint. The same rule and key as in src/lib/theme.ts.
{
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', stored === null ? systemIsDark : stored === 'dark');
}
