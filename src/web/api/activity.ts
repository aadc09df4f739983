const RECENT_MS = 10_000

// Opening the page counts as an act of its reader.
let lastAct = Date.now()

/** Did somebody touch the page just now? Requests without a recent act are the page's own. */
export const personIsActive = (): boolean => Date.now() - lastAct < RECENT_MS

export function watchActivity(): () => void {
  const note = () => {
    lastAct = Date.now()
  }
  const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
  for (const act of acts) addEventListener(act, note, { passive: true, capture: true })
  return () => {
    for (const act of acts) removeEventListener(act, note, { capture: true })
  }
}
