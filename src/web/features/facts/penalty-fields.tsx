import { PENALTY_CURRENCIES, type Penalty } from '#domain/catalog/penalty.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { states } from '#web/i18n/pt-BR/states.ts'
import { Select } from '#web/ui/select.tsx'
import { MoneyField } from './money-field.tsx'

type Props = { penalty: Penalty | null; onChange: (penalty: Penalty | null) => void; error: string | undefined }

const none: Penalty = { currency: 'USD', cents: 0, maxCents: null }

/** What being late costs: one amount, or from one to another; without the first there is none. */
export function PenaltyFields({ penalty, onChange, error }: Props) {
  const { penalty: text } = useMessages('states', states)
  const known = penalty ?? none
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
          cents={penalty?.cents ?? null}
          error={error}
          onChange={(cents) => onChange(cents === null ? null : { ...known, cents })}
        />
        <MoneyField
          label={text.to}
          cents={known.maxCents}
          onChange={(maxCents) => onChange(penalty === null && maxCents === null ? null : { ...known, maxCents })}
        />
      </div>
    </fieldset>
  )
}
