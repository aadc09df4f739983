import { useState } from 'react'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { calculateCommission } from '#features/commissions/rules/calculate.ts'
import { Calculation } from '#features/commissions/web/calculation.tsx'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Rule, Rules } from './queries.ts'
import { activeRules, placesOf } from './shown-rules.ts'

const SCORES = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
const [DEFAULT_SCORE, DEFAULT_DAYS] = ['1', '7']
const WHOLE = /^\s*[1-9]\d{0,4}\s*$/

function Result({ rule, complexity, days }: { rule: Rule; complexity: number; days: number }) {
  const { simulator: text } = useMessages('agentCommissions', agentCommissions)
  const used = {
    baseCommission: rule.baseCents,
    stateMultiplier: rule.multiplier,
    complexityBonusPercent: rule.complexityPercent,
    speedBonusPercent: rule.speedPercent,
    speedThresholdDays: rule.thresholdDays,
  }
  const made = calculateCommission(used, { complexity, days })
  return (
    <>
      <p className="mt-4 text-sm font-semibold">
        {text.rule({ type: companyTypeLabel(rule.companyType), state: rule.state })}
      </p>
      <Calculation
        of={{
          calculation: { ...used, complexity, days },
          subtotalCents: made.subtotal,
          complexityBonusCents: made.complexityBonus,
          speedBonusCents: made.speedBonus,
          totalCents: made.total,
        }}
      />
    </>
  )
}

/** Calculates what a workflow would earn by the rule of its type and state, while the agent types (G36). */
export function Simulator({ rules }: { rules: Rules }) {
  const { shared, simulator: text } = useMessages('agentCommissions', agentCommissions)
  const active = activeRules(rules)
  const { types, states } = placesOf(rules)
  const [chosenType, setType] = useState<string>()
  const [chosenState, setState] = useState<string>()
  const [score, setScore] = useState(DEFAULT_SCORE)
  const [typedDays, setDays] = useState(DEFAULT_DAYS)
  const type = chosenType ?? types[0] ?? ''
  const state = chosenState ?? active[0]?.stateCode ?? states[0]?.value ?? ''
  const rule = active.find((one) => one.companyType === type && one.stateCode === state)
  const isWhole = WHOLE.test(typedDays)
  const stateName = states.find(({ value }) => value === state)?.label ?? state
  return (
    <Card title={text.title} text={text.text}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={shared.companyType}
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={types.map((value) => ({ value, label: companyTypeLabel(value) }))}
        />
        <Select label={shared.state} value={state} onChange={({ target }) => setState(target.value)} options={states} />
        <Select
          label={text.complexity}
          hint={text.complexityHint}
          value={score}
          onChange={({ target }) => setScore(target.value)}
          options={SCORES}
        />
        <TextField
          label={text.days}
          hint={text.daysHint}
          error={isWhole ? undefined : text.wrongDays}
          inputMode="numeric"
          value={typedDays}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
      <section aria-label={text.result} aria-live="polite">
        {!rule && (
          <div className="mt-4">
            <Notice tone="blue">{text.noRule({ type: companyTypeLabel(type), state: stateName })}</Notice>
          </div>
        )}
        {rule && isWhole && <Result rule={rule} complexity={Number(score)} days={Number(typedDays)} />}
      </section>
    </Card>
  )
}
