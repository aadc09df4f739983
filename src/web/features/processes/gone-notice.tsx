import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Not there, or given to somebody else while it was open. */
export const isGone = (error: { status: number } | null): boolean => error?.status === 404 || error?.status === 400

export function GoneNotice() {
  const text = useMessages('processes', processes)
  return <Notice tone="red">{text.gone}</Notice>
}
