import '#styles/app.css';
import { holdPresses } from './early-presses.ts';
import { type PageState, readPageState } from './page-state.ts';
import { pause } from './pause.ts';
import { returnToPlace } from './return-to-place.ts';
import { bringTypefaces } from './typefaces.ts';

// zod would probe `Function`, which our content security policy refuses and reports. It reads its settings from here when it
// is loaded: before the first schema, in whichever chunk that is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/**
 * A page that the server rendered can be read and its links can be followed: its text, fonts and styles go first, and
 * the scripts come when these are there, or when somebody touches the page. All other pages are nothing without scripts.
 */
const page = readPageState();
bringTypefaces();
returnToPlace();
if (!page) void makeAlive(null);
else {
  // First, since presses that are held are heard by nobody after.
  const isForSomebody = document.documentElement.classList.contains('has-limits');
  const begin = isForSomebody ? Promise.resolve() : calmOrTouched();
  const release = holdPresses();
  void begin.then(() => makeAlive(page)).then(release);
}

async function makeAlive(state: PageState | null): Promise<void> {
  for (const href of state?.scripts ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  // In steps, so that whoever scrolls meanwhile is answered: the framework alone takes a frame on a phone.
  await import('./framework.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(state);
}

function calmOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const whenIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
      else setTimeout(resolve, 100); // Safari
    };
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, () => resolve(), { once: true, capture: true });
    }
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
}
