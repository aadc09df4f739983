import type { Output } from '#contract/route.ts'
import type { registrationActivity } from '#features/registrations/contract/registration-activity.ts'
import { processDetail, registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Entry = Pick<Output<typeof registrationActivity.activity>['items'][number], 'kind' | 'name' | 'from' | 'to'>

/** Describes an entry of a process's activity in lines of text. */
export function useActivityWording(): (entry: Entry) => string[] {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const { about, happened } = useMessages('processDetail', processDetail)
  const { status } = useMessages('registrations', registrations)
  return ({ kind, name, from, to }) => {
    const moved = from && to && from !== to ? [text.moved({ from: status[from], to: status[to] })] : []
    switch (kind) {
      case 'ordered':
        return [text.received]
      case 'assigned':
        return [text.given({ name: name ?? '' }), ...moved]
      case 'moved':
        return moved
      case 'documentSent':
      case 'documentAdded':
      case 'documentApproved':
      case 'documentRejected':
        return [about[kind]({ name: name ?? '' })]
      default:
        return [happened[kind]]
    }
  }
}
