import { useState } from 'react'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { FIRST, type Rules } from './queries.ts'
import { multipliersOf, type StateMultiplier } from './shown-rules.ts'

/** The multiplier of each state by the active rules. */
export function Multipliers({ rules }: { rules: Rules }) {
  const { multipliers: text } = useMessages('agentCommissions', agentCommissions)
  const { locale } = useLocale()
  const [all, setAll] = useState(false)
  const states = multipliersOf(rules)
  const written = (value: number) => `${value.toLocaleString(locale, { minimumFractionDigits: 1 })}×`
  const said = ({ values }: StateMultiplier): string =>
    values.length === 1
      ? written(values[0]?.multiplier ?? 1)
      : values
          .map(({ companyType, multiplier }) =>
            text.of({ type: companyTypeLabel(companyType), value: written(multiplier) }),
          )
          .join(', ')
  return (
    <Card title={text.title} text={text.text}>
      <ul aria-label={text.title} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {(all ? states : states.slice(0, FIRST)).map((one) => (
          <li key={one.code} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0 break-words">{one.state}</span>
            <strong className="shrink-0 tabular-nums">{said(one)}</strong>
          </li>
        ))}
      </ul>
      {states.length > FIRST && (
        <p className="flex justify-center pt-4">
          <Button variant="ghost" size="panel" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text.fewer : text.all({ count: states.length })}
          </Button>
        </p>
      )}
    </Card>
  )
}
