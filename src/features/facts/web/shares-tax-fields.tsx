import type { SharesTax } from '#features/catalog/rules/shares-tax.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { MoneyField } from './money-field.tsx'

type Props = { value: SharesTax; onChange: (tax: SharesTax) => void; error: string | undefined }

/** A yearly tax by authorized shares: its steps, the amounts above the last step, and the fee of the report. */
export function SharesTaxFields({ value: tax, error, onChange }: Props) {
  const { sharesTax: text } = useMessages('states', states)
  const step = (at: number, changed: Partial<SharesTax['steps'][number]>) =>
    onChange({ ...tax, steps: tax.steps.map((one, place) => (place === at ? { ...one, ...changed } : one)) })
  const cents = (field: 'furtherCents' | 'otherMethodFromCents' | 'reportCents') => (
    <MoneyField
      label={text[field]}
      value={tax[field]}
      onChange={(value) => onChange({ ...tax, [field]: value ?? 0 })}
    />
  )
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{text.legend}</legend>
      {tax.steps.map(({ upTo, cents: amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps keep their number and order
        <div key={at} className="grid items-end gap-3 sm:grid-cols-2">
          <Shares label={text.upTo({ number: at + 1 })} value={upTo} onChange={(value) => step(at, { upTo: value })} />
          <MoneyField
            label={text.amount({ number: at + 1 })}
            value={amount}
            onChange={(value) => step(at, { cents: value ?? 0 })}
          />
        </div>
      ))}
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Shares
          label={text.furtherShares}
          value={tax.furtherShares}
          onChange={(furtherShares) => onChange({ ...tax, furtherShares })}
        />
        {cents('furtherCents')}
        {cents('otherMethodFromCents')}
        {cents('reportCents')}
      </div>
      {error && (
        <p role="alert" className="text-sm text-urucum-700">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Shares({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <TextField
      type="number"
      label={label}
      value={value || ''}
      min={1}
      step={1}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
    />
  )
}
