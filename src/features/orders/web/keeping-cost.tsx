import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { catalog, type keepingCostView } from '#features/catalog/contract.ts'
import { ownersAsked } from '#features/duties/rules/owners-asked.ts'
import { fineIn } from '#features/facts/web/penalty-text.ts'
import type { DraftOwners } from '#features/orders/rules/wizard-draft.ts'
import type { Locale } from '#rules/language/translation.ts'
import { queryOf } from '#web/api/call.ts'
import { dollars } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale } from '#web/words/locale-provider.tsx'
import { dayOf } from './state-facts.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Year = z.output<typeof keepingCostView>['first']
type Line = Year['lines'][number]
type Words = WizardMessages['payment']['keeping']
type Props = { words: Words; typeId: string; stateId: string; owners: DraftOwners }

/** The recurring costs after the formation, with date and price, shown before the order is paid (K2). */
export function KeepingCost({ words, typeId, stateId, owners }: Props) {
  const asked = { state: stateId, companyType: typeId, owners: ownersAsked(owners) }
  const cost = useQuery(queryOf(catalog.keepingCost, asked))
  return (
    <section aria-label={words.title} className="rounded-md bg-areia-100 p-4">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1 text-[0.9375rem] text-ink-muted">{words.lead}</p>
      {cost.isPending && <Skeleton className="mt-3 h-16 w-full" />}
      {cost.isError && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-[0.9375rem]">
          <p className="flex-1">{words.failed}</p>
          <Button variant="ghost" size="panel" onClick={() => void cost.refetch()} loading={cost.isFetching}>
            {words.retry}
          </Button>
        </div>
      )}
      {cost.data && (
        <>
          <YearOfCosts words={words} title={words.first} year={cost.data.first} />
          <YearOfCosts words={words} title={words.second} year={cost.data.second} />
          {!cost.data.stateKnown && <p className="mt-2 text-sm font-semibold text-ipe-700">{words.unknownState}</p>}
        </>
      )}
      <p className="mt-2 text-sm text-ink-muted">{words.note}</p>
    </section>
  )
}

function YearOfCosts({ words, title, year }: { words: Words; title: string; year: Year }) {
  const { locale } = useLocale()
  return (
    <details className="mt-2 border-t border-line-strong pt-2 text-[0.9375rem]">
      <summary className="flex min-h-8 cursor-pointer items-baseline justify-between gap-4 font-semibold">
        <span className="underline">{title}</span>
        <span className="text-right tabular-nums">{totalIn(year, words, locale)}</span>
      </summary>
      <ul className="mt-1 space-y-2">
        {year.lines.map((line) => (
          <LineOfCosts key={`${line.name} ${line.dueOn} ${line.period}`} words={words} line={line} />
        ))}
      </ul>
    </details>
  )
}

function totalIn({ totalCents, complete }: Year, words: Words, locale: Locale): string {
  if (totalCents === 0 && !complete) return words.noAmount
  const amount = dollars(totalCents, locale)
  return complete ? amount : words.atLeast({ amount })
}

function amountIn({ amountCents, atLeast }: Line, words: Words, locale: Locale): string {
  if (amountCents === null) return words.noAmount
  if (amountCents === 0) return words.free
  const amount = dollars(amountCents, locale)
  return atLeast ? words.atLeast({ amount }) : amount
}

const fineOf = (penalty: NonNullable<Line['penalty']>, { fines }: Words, locale: Locale): string =>
  fineIn(penalty, locale, {
    fine: (amount) => fines.fine({ amount }),
    range: (from, to) => fines.range({ from, to }),
    perPartner: (amount, months) => fines.perPartner({ amount, months }),
    withInterest: (amount, percent) => fines.withInterest({ amount, percent }),
    ofTax: (percent, least, most) => fines.ofTax({ percent, least, most }),
  })

const nameKeys = { 'pt-BR': 'name', 'en-US': 'nameEn', 'es-ES': 'nameEs' } as const

function LineOfCosts({ words, line }: { words: Words; line: Line }) {
  const { locale } = useLocale()
  const { dueOn, code, unconfirmed, penalty, serviceCents } = line
  const amount = amountIn(line, words, locale)
  const day = dueOn ? dayOf(dueOn, locale) : code === 'state_first_steps' ? words.atOnce : words.noDate
  const more = [
    penalty ? fineOf(penalty, words, locale) : '',
    serviceCents === null ? '' : words.service({ amount: dollars(serviceCents, locale) }),
  ].filter(Boolean)
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0 break-words">
        <span translate="no">{line[nameKeys[locale]]}</span>
        <span className="block text-sm text-ink-muted">
          {day}
          {unconfirmed && <span className="ml-2 font-semibold text-ipe-700">{words.unconfirmed}</span>}
        </span>
        {more.length > 0 && <span className="block text-sm text-ink-muted">{more.join(' ')}</span>}
      </span>
      <span className="shrink-0 text-right tabular-nums">{amount}</span>
    </li>
  )
}
