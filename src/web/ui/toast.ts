export type ToastTone = 'success' | 'error' | 'info'
export type Toast = { id: string; tone: ToastTone; text: string; description: string | undefined }
type More = { id?: string; description?: string }

const LARGEST_STACK = 3

// Kept outside React, because the component that shows a toast may be gone before it is read.
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

const saying =
  (tone: ToastTone) =>
  (text: string, { id, description }: More = {}): void => {
    count += 1
    const next = { id: id ?? `toast-${count}`, tone, text, description }
    replace([...toasts.filter((one) => one.id !== next.id), next].slice(-LARGEST_STACK))
  }

/** Shows a short message that goes away by itself; the same id twice shows one toast. */
export const toast = { success: saying('success'), error: saying('error'), info: saying('info') }
