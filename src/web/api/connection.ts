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
// A press of more than two seconds is a drag, or the browser missed its end.
const PRESS_CHECKS = 20

/**
 * Shows or hides the offline bar, which the inline loader controls by the same class. The bar moves the page, so this waits for the end
 * of a press: a button that moves between mousedown and mouseup gets no click.
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

/** Any answer counts. Its body is read to the end, because an unread body keeps the connection open until the timeout. */
const answered = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(LONGEST_LOOK_MS) })
    .then((answer) => answer.text())
    .then(
      () => true,
      () => false,
    )

/** Checks after a failure whether the server is reachable; concurrent callers share one request. */
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

/** Resolves when the connection is back; at once if it is not lost. */
export const whenConnected = async (): Promise<void> => {
  if (!lost) return
  await new Promise<void>((resolve) => {
    const stop = listenToConnection(() => {
      stop()
      resolve()
    })
  })
}

/** Starts watching the connection; called once per page load and never stopped. */
export function watchConnection(): void {
  note(!navigator.onLine)
  addEventListener('offline', () => note(true))
  addEventListener('online', isReachable)
}
