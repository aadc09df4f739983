import { useState } from 'react'
import { calculateCommission } from '#features/commissions/rules/calculate.ts'
import { Calculation } from '#features/commissions/web/calculation.tsx'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { RuleValues } from './queries.ts'

const SCORES = ['1', '2', '3', '4', '5']
const TYPICAL_DAYS = '7'
type Props = { values: RuleValues; place: { type: string; state: string } }

/** Calculates an example from the values as typed, with the function that calculates commissions (G36). */
export function RuleExample({ values, place }: Props) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const [score, setScore] = useState('3')
  const [typedDays, setDays] = useState(TYPICAL_DAYS)
  const days = Math.max(1, Math.floor(Number(typedDays)) || 1)
  const rule = {
    baseCommission: values.baseCents,
    stateMultiplier: values.multiplier,
    complexityBonusPercent: values.complexityPercent,
    speedBonusPercent: values.speedPercent,
    speedThresholdDays: values.thresholdDays,
  }
  const complexity = Number(score)
  const made = calculateCommission(rule, { complexity, days })
  return (
    <section aria-label={text.example} className="rounded-lg border border-line p-4">
      <h3 className="text-[1.0625rem]">{text.example}</h3>
      <p className="text-sm text-ink-muted">{text.exampleOf(place)}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Select
          label={text.complexity}
          value={score}
          onChange={({ target }) => setScore(target.value)}
          options={SCORES.map((value) => ({ value, label: value }))}
        />
        <TextField
          label={text.days}
          inputMode="numeric"
          value={typedDays}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
      <div aria-live="polite">
        <Calculation
          of={{
            calculation: { ...rule, complexity, days },
            subtotalCents: made.subtotal,
            complexityBonusCents: made.complexityBonus,
            speedBonusCents: made.speedBonus,
            totalCents: made.total,
          }}
        />
      </div>
    </section>
  )
}
