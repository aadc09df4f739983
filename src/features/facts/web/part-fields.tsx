import { X } from 'lucide-react'
import { type FeePart, totalOf } from '#features/catalog/rules/formation-fee.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { MoneyField } from './money-field.tsx'
import { WRONG_AMOUNT } from './read-money.ts'

type Props = Held<FeePart[] | null> & {
  errorAt: (path: `parts.${number}.${'name' | 'amountCents'}`) => string | undefined
}

/** What the state charges at formation, part by part; an order charges the sum. */
export function PartFields({ value, error, onChange, errorAt }: Props) {
  const parts = value ?? []
  const { parts: text, fields } = useMessages('states', states)
  const money = useMoney()
  const change = (at: number, part: Partial<FeePart>) =>
    onChange(parts.map((one, n) => (n === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{fields.parts}</legend>
      {parts.map((part, at) => {
        const number = at + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own before it is typed
          <div key={`${parts.length} ${at}`} className="grid gap-3 sm:grid-cols-[1fr_9rem_auto] sm:items-end">
            <TextField
              label={text.name({ number })}
              value={part.name}
              maxLength={300}
              error={errorAt(`parts.${at}.name`)}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <MoneyField
              label={text.amount({ number })}
              value={part.amountCents}
              error={errorAt(`parts.${at}.amountCents`)}
              onChange={(cents) => change(at, { amountCents: cents ?? WRONG_AMOUNT })}
            />
            <button
              type="button"
              aria-label={text.remove({ number })}
              title={text.remove({ number })}
              disabled={parts.length === 1}
              onClick={() => onChange(parts.filter((_, n) => n !== at))}
              className="icon-btn size-12 disabled:opacity-50"
            >
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        )
      })}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ghost" size="panel" onClick={() => onChange([...parts, { name: '', amountCents: 0 }])}>
          {text.add}
        </Button>
        <p aria-live="polite" className="font-semibold tabular-nums">
          {text.total({ amount: money(Math.max(0, totalOf(parts))) })}
        </p>
      </div>
      {parts.length === 0 && error && <p className="text-sm font-medium text-urucum-600">{error}</p>}
    </fieldset>
  )
}
