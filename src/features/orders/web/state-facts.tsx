import type { Locale } from '#rules/language/translation.ts'
import { dollars } from '#web/format/money.ts'
import { useLocale } from '#web/words/locale-provider.tsx'
import type { CompanyType, Guide, State } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

/** Formats a date without time in UTC, so that it is the same day in every time zone. */
export const dayOf = (date: string, locale: Locale): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' })

type Props = { text: WizardMessages; type: CompanyType; state: State; guide: Guide | undefined; feeToo?: boolean }

/** The state's fee now and its yearly duties, with the date on which they were checked (C13). */
export function StateFacts({ text, type, state, guide, feeToo = true }: Props) {
  const { locale } = useLocale()
  // The texts of due dates exist only in Portuguese.
  const inPortuguese = locale === 'pt-BR'
  const fee = state.formationFees.find(({ companyTypeId }) => companyTypeId === type.id)
  const figures = guide?.types.find(({ companyTypeId }) => companyTypeId === type.id)
  // Without data for the company type no date is shown, because nothing was checked (C11).
  const checkedOn = (feeToo ? fee : figures) && (guide?.checkedOn ?? fee?.checkedOn)
  return (
    <section aria-label={text.summary({ type: type.label, state: state.name })} className="rounded-md bg-areia-100 p-4">
      <p className="font-semibold">{text.summary({ type: type.label, state: state.name })}</p>
      <dl className="mt-2 space-y-2 text-[0.9375rem]">
        {feeToo && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-muted">{text.stateFee}</dt>
            <dd className="text-right font-semibold">{fee ? dollars(fee.amountCents, locale) : text.stateFeeLater}</dd>
          </div>
        )}
        {guide && (
          <div>
            <dt className="text-ink-muted">{text.yearlyDuty}</dt>
            {!figures && <dd>{text.dutyUnknown}</dd>}
            {figures?.duties.length === 0 && <dd>{text.noDuty}</dd>}
            {figures?.duties.map(({ name, amountCents, due }) => (
              <dd key={`${name} ${due}`}>
                <strong>{amountCents === null ? text.dutyUnknown : dollars(amountCents, locale)}</strong>
                {`, ${name}`}
                {inPortuguese && due && <span className="block text-sm text-ink-muted">{due}</span>}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <p className="mt-2 text-sm text-ink-muted">
        {checkedOn && `${text.checkedOn({ date: dayOf(checkedOn, locale) })} `}
        {text.general}
      </p>
    </section>
  )
}
