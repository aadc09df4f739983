import { registrations } from '#features/registrations/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Admins and agents read different texts for the same action (G35). */
export type Side = 'office' | 'agent'

export function useSetStatus(side: Side, onDone?: () => void) {
  const { done, failed, failedText: otherwise } = useMessages('teamRegistrations', teamRegistrations).setStatus[side]
  return useCall(registrations.setStatus, {
    event: 'registration.changed',
    done,
    failed,
    otherwise,
    ...(onDone ? { onDone } : {}),
  })
}
