import { dayText } from '#web/format/dates.ts'
import { dollars } from '#web/format/money.ts'
import { useSession } from '#web/session/use-session.ts'

/** This screen writes money and days in the English way, whatever the reader's language (against L1). */
export const money = (cents: number): string => dollars(cents, 'en-US')

export function usePaymentDay(): (at: string) => string {
  const zone = useSession().user?.timeZone
  return (at) => dayText(at, 'en-US', zone)
}
