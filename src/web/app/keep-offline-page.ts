/** Registers the service worker that shows a small offline page; browsers that refuse it work without one. */
export function keepOfflinePage(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
