import '#styles/app.css';
import { readPageState } from './page-state.ts';
import { restoreScrollPosition } from './scroll-restoration.ts';

// Without this, zod tries `Function`, which our content security policy blocks and reports. zod reads it when loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const state = readPageState();
restoreScrollPosition();
// A server-rendered page is readable, and its links and forms work, without JavaScript: load text and styles first.
const mayWait = state.queryData && !document.documentElement.classList.contains('has-limits');
if (mayWait && document.readyState !== 'complete') {
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
// Download both at once, but evaluate them as separate tasks: the framework alone keeps a phone busy.
const application = import('./start.tsx');
await import('./framework.ts');
const { start } = await application;
await start(state);
