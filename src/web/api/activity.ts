const RECENT_MS = 10_000

// Opening the page counts as activity.
let lastAct = Date.now()

/** Whether the person used the page in the last ten seconds; requests without recent activity are background refetches. */
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
