import { pagePaths } from '@plateful/contract/pages.ts';
import { newestScript } from '#lib/newest-script.ts';
import { hasSignedInCookie } from '#lib/session.ts';
import { toast } from '#ui/toast-store.ts';

/**
 * Makes lists and weeks available offline to signed-in people, and a shared list to everyone with its link. The worker
 * only caches the product's own files (workbox-precache), no personal data.
 */
export function startServiceWorker(): void {
  const isWanted = hasSignedInCookie() || isSharedList(window.location.pathname);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isWanted) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ script?: string }>) => {
    if (data.script !== undefined && data.script !== newestScript()) toastNewVersion();
  });
  // Let the page load first.
  setTimeout(() => void register(serviceWorker), 2000);
}

function isSharedList(pathname: string): boolean {
  return pathname.startsWith(pagePaths.sharedList.replace(':token', ''));
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register('/service-worker.js');
    document.addEventListener('visibilitychange', () => {
      // Look for a new version: a page may stay open for days.
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  } catch {
    // Storage is blocked or the files are unavailable; the product works without the worker.
  }
}

function toastNewVersion(): void {
  const action = { label: 'Reload', onSelect: () => window.location.reload() };
  toast({ title: 'A new version is ready', action, duration: 60_000 });
}
