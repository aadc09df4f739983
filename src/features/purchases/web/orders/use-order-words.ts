import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { ServiceOrder } from './queries.ts'

const tones: Record<ServiceOrder['status'], BadgeTone> = {
  unpaid: 'grey',
  paid: 'yellow',
  in_progress: 'blue',
  done: 'green',
  cancelled: 'grey',
}

/** The texts of an ordered service: its title, its duty and its status badge. */
export function useOrderWords() {
  const text = useMessages('serviceOrders', serviceOrders)
  return {
    text,
    title: ({ kind, name }: ServiceOrder): string => (kind === 'upgrade' ? text.upgrade({ plan: name }) : name),
    about: ({ duty }: ServiceOrder): string | undefined =>
      duty ? text.ofDuty({ duty: duty.name, year: duty.period }) : undefined,
    badge: ({ status }: ServiceOrder): readonly [BadgeTone, string] => [tones[status], text.status[status]],
  }
}
