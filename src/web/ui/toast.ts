export type ToastTone = 'success' | 'error' | 'info'
export type Toast = { id: string; tone: ToastTone; text: string; description: string | undefined; stays: boolean }
/** `stays` is for work in progress: the toast stays until it is dismissed or a toast with the same id replaces it. */
type More = { id?: string; description?: string; stays?: boolean }

const LARGEST_STACK = 3

// Kept outside React, because the component that shows a toast may be unmounted before it is read.
let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export const shownToasts = (): readonly Toast[] => toasts
export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const dismissToast = (id: string): void => replace(toasts.filter((one) => one.id !== id))

/** An error toast is removed by the next success or error toast, because that one is the result of a newer try. */
const isAnswered = (before: Toast, next: Toast): boolean => before.tone === 'error' && next.tone !== 'info'

const saying =
  (tone: ToastTone) =>
  (text: string, { id, description, stays = false }: More = {}): void => {
    count += 1
    const next = { id: id ?? `toast-${count}`, tone, text, description, stays }
    const kept = toasts.filter((one) => one.id !== next.id && !isAnswered(one, next))
    replace([...kept, next].slice(-LARGEST_STACK))
  }

/** Shows a short message that disappears by itself; a second toast with the same id replaces the first. */
export const toast = { success: saying('success'), error: saying('error'), info: saying('info') }
