/** Lets the browser keep a small page for when a page of ours cannot be fetched; a browser that refuses does without. */
export function keepOfflinePage(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const keep = (): void =>
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  // The page's own scripts come first.
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep, { once: true })
}
