import { PENALTY_CURRENCIES, type Penalty } from '#features/catalog/rules/penalty.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { MoneyField } from './money-field.tsx'

type Part = 'perPartnerMonths' | 'monthlyBasisPoints' | 'maxTaxBasisPoints'

const none: Penalty = { currency: 'USD', cents: 0, maxCents: null }

/** The fine for being late: one amount or a range; without the first amount there is no fine. */
export function PenaltyFields({ value: penalty, error, onChange }: Held<Penalty | null>) {
  const { penalty: text } = useMessages('states', states)
  const known = penalty ?? none
  /** Zero removes the part. */
  const rest = (part: Part, value: number) => {
    const { [part]: _, ...others } = known
    onChange(value === 0 ? others : { ...others, [part]: value })
  }
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{text.legend}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Select
          label={text.currency}
          value={known.currency}
          options={PENALTY_CURRENCIES.map((value) => ({ value, label: text.currencies[value] }))}
          onChange={({ target }) =>
            onChange({ ...known, currency: PENALTY_CURRENCIES.find((value) => value === target.value) ?? 'USD' })
          }
        />
        <MoneyField
          label={text.from}
          value={penalty?.cents ?? null}
          error={error}
          onChange={(cents) => onChange(cents === null ? null : { ...known, cents })}
        />
        <MoneyField
          label={text.to}
          value={known.maxCents}
          onChange={(maxCents) => onChange(penalty === null && maxCents === null ? null : { ...known, maxCents })}
        />
        <TextField
          type="number"
          label={text.perPartnerMonths}
          value={known.perPartnerMonths ?? ''}
          min={1}
          max={60}
          step={1}
          onChange={({ target }) => rest('perPartnerMonths', Math.trunc(Number(target.value)))}
        />
        <MoneyField
          label={text.monthlyBasisPoints}
          value={known.monthlyBasisPoints ?? null}
          onChange={(value) => rest('monthlyBasisPoints', value ?? 0)}
        />
        <MoneyField
          label={text.maxTaxBasisPoints}
          value={known.maxTaxBasisPoints ?? null}
          onChange={(value) => rest('maxTaxBasisPoints', value ?? 0)}
        />
      </div>
    </fieldset>
  )
}
