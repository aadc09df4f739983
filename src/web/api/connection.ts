const LONGEST_PAUSE_MS = 8000
const LONGEST_LOOK_MS = 8000

let lost = false
let looking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

export const isConnected = (): boolean => !lost

export function listenToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const PRESS_CHECK_MS = 100
// What is held longer than two seconds is a drag, or a press whose end the browser missed.
const PRESS_CHECKS = 20

/**
 * The bar is part of every page, and the inline loader shows it with the same class. It moves the page, so it waits for the end of a
 * press: a button that moves between mousedown and mouseup gets no click.
 */
function showBar(checks = PRESS_CHECKS): void {
  if (checks > 0 && document.querySelector(':active')) setTimeout(showBar, PRESS_CHECK_MS, checks - 1)
  else document.documentElement.classList.toggle('offline', lost)
}

function note(isLost: boolean): void {
  const changed = lost !== isLost
  lost = isLost
  showBar()
  if (!changed) return
  for (const listener of [...listeners]) listener()
  if (lost) lookAgain(0)
}

/** Any answer will do. It is read to its end, because an unread one keeps its connection until the time is over. */
const answered = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(LONGEST_LOOK_MS) })
    .then((answer) => answer.text())
    .then(
      () => true,
      () => false,
    )

/** Looks whether the server can be reached, after something failed; many who ask at once share one look. */
export function isReachable(): Promise<boolean> {
  looking ??= answered().then((found) => {
    looking = undefined
    note(!found)
    return found
  })
  return looking
}

function lookAgain(tries: number): void {
  const pause = Math.min(1000 * 2 ** tries, LONGEST_PAUSE_MS)
  setTimeout(async () => {
    if (lost && !(await isReachable())) lookAgain(tries + 1)
  }, pause)
}

/** Whoever waits is woken once and no longer listens then. */
export const whenConnected = async (): Promise<void> => {
  if (!lost) return
  await new Promise<void>((resolve) => {
    const stop = listenToConnection(() => {
      stop()
      resolve()
    })
  })
}

/** Called once; the page watches as long as it lives. */
export function watchConnection(): void {
  note(!navigator.onLine)
  addEventListener('offline', () => note(true))
  addEventListener('online', isReachable)
}
