import '#styles/app.css';
import { readPageState } from './page-state.ts';
import { returnToPlace } from './return-to-place.ts';

// zod would probe `Function`, which our content security policy refuses and reports. It reads this when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const state = readPageState();
returnToPlace();
// A rendered page can be read, and its links and forms work, without the application: it comes after text and styles.
const mayWait = state.known && !document.documentElement.classList.contains('has-limits');
if (mayWait && document.readyState !== 'complete') {
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
// Asked for together, evaluated one after the other: the framework alone takes a phone a while.
const application = import('./start.tsx');
await import('./framework.ts');
const { start } = await application;
await start(state);
