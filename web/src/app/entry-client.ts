import { pagePaths } from '@plateful/contract/pages.ts';
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
// In the store the list is opened on a phone: its code does not wait until the application asks for it.
if (window.location.pathname === pagePaths.shoppingLists) {
  import('#pages/shopping-list-page.tsx').catch(() => undefined); // the router tries again
}
await import('./framework.ts');
const { start } = await application;
await start(state);
