/** Lets the browser keep a small page for when a page of ours cannot be fetched; a browser that refuses does without. */
export function keepOfflinePage(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
