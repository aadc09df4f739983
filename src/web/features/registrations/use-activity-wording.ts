import type { registrationActivity } from '#contract/registration-activity.ts'
import type { Output } from '#contract/route.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { processDetail } from '#web/i18n/pt-BR/process-detail.ts'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'

type Entry = Pick<Output<typeof registrationActivity.activity>['items'][number], 'kind' | 'name' | 'from' | 'to'>

/** What happened to a process, in lines. */
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
