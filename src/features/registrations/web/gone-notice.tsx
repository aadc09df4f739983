import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The process does not exist, or was given to another agent while it was open. */
export const isGone = (error: { status: number } | null): boolean => error?.status === 404 || error?.status === 400

export function GoneNotice() {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return <Notice tone="red">{text.gone}</Notice>
}
