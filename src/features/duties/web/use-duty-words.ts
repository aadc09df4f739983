import { mostForPartners } from '#features/catalog/rules/penalty.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { amountIn, fineIn } from '#features/facts/web/penalty-text.ts'
import { daysBetween } from '#rules/days/day.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Calendar, Duty } from './queries.ts'

const isOfState = (code: Duty['code']): boolean => code === 'state_report' || code === 'state_first_steps'
const tones: Record<Duty['status'], BadgeTone> = { open: 'grey', in_progress: 'blue', done: 'green', waived: 'grey' }

/** Formats a duty for the screens: status, due date, days left, amount, fine, and texts of its kind. */
export function useDutyWords() {
  const text = useMessages('duties', duties)
  const { locale } = useLocale()
  const { date } = useDates()
  const money = useMoney()
  return {
    text,
    badge: ({ status, overdue }: Duty): readonly [BadgeTone, string] =>
      overdue ? ['red', text.status.overdue] : [tones[status], text.status[status]],
    day: ({ dueOn }: Duty): string => (dueOn ? date(dueOn) : text.noDate),
    distance: ({ dueOn, status }: Duty): string | undefined => {
      if (!dueOn || status === 'done' || status === 'waived') return undefined
      const days = daysBetween(officeDay(new Date()), dueOn)
      if (days === 0) return text.today
      return days > 0 ? text.inDays({ days }) : text.daysAgo({ days: -days })
    },
    amount: ({ code, amountCents, atLeast, lateAmountCents, overdue }: Duty): string | undefined => {
      if (amountCents === null) return isOfState(code) ? text.unknownAmount : undefined
      const cents = overdue ? (lateAmountCents ?? amountCents) : amountCents
      if (!cents) return undefined
      return atLeast ? text.atLeast({ amount: money(cents) }) : money(cents)
    },
    late: ({ penalty, lateAmountCents, partners }: Duty): string => {
      if (!penalty) return text.card.unknownFine
      const most = amountIn(mostForPartners(penalty, partners) ?? 0, penalty.currency, locale)
      return fineIn(penalty, locale, {
        fine: (fine) =>
          lateAmountCents ? text.card.lateTotal({ total: money(lateAmountCents), fine }) : text.card.fine({ fine }),
        range: (from, to) => text.card.fineRange({ from, to }),
        perPartner: (fine, months) => text.card.finePerPartner({ fine, months, most }),
        withInterest: (fine, percent) => text.card.fineWithInterest({ fine, percent }),
        ofTax: (percent, least, most) => text.card.fineOfTax({ percent, least, most }),
      })
    },
    why: ({ code }: Duty, { companyType, state, formedOn, owners }: Calendar): string =>
      text.codes[code].why({ type: companyType, state, day: formedOn ? date(formedOn) : '', owners }),
    todo: ({ code }: Duty): string => text.codes[code].todo,
  }
}
