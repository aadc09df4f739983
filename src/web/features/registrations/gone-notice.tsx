import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The process does not exist, or was given to somebody else while it was open. */
export const isGone = (error: { status: number } | null): boolean => error?.status === 404 || error?.status === 400

export function GoneNotice() {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return <Notice tone="red">{text.gone}</Notice>
}
