import type { DueRule, DutyFrequency } from '#features/catalog/rules/due-rule.ts'
import { dueText } from '#features/catalog/rules/due-rule-text.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DueRuleDetails } from './due-rule-details.tsx'

type Kind = DueRule['kind']
type Props = Held<DueRule | null> & { frequency: DutyFrequency | null }

/** The initial rule of each kind. */
const begun: Record<Kind, DueRule> = {
  none: { kind: 'none' },
  withTaxReturn: { kind: 'withTaxReturn' },
  announced: { kind: 'announced' },
  daysAfterFormation: { kind: 'daysAfterFormation', days: 90 },
  fixed: { kind: 'fixed', month: 1, day: 1 },
  anniversaryDate: { kind: 'anniversaryDate' },
  anniversaryMonth: { kind: 'anniversaryMonth', position: 'lastDay' },
  anniversaryQuarter: { kind: 'anniversaryQuarter', position: 'lastDay' },
  afterFiscalYearEnd: { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 },
  monthOfTaxYear: { kind: 'monthOfTaxYear', month: 4, day: 15 },
}
const kinds = Object.keys(begun) as Kind[]

/** The form of a due rule: its kind, the fields of that kind, and the sentence that customers read. */
export function DueRuleField({ value: due, frequency, error, onChange }: Props) {
  const text = useMessages('states', states)
  const choose = (value: string) => {
    const kind = kinds.find((known) => known === value)
    onChange(kind ? begun[kind] : null)
  }
  const sentence = due ? dueText(due, frequency ?? 'none') : ''
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{text.fields.due}</legend>
      <Select
        label={text.due.kind}
        value={due?.kind ?? ''}
        placeholder={text.due.unknown}
        options={kinds.map((kind) => ({ value: kind, label: text.due.kinds[kind] }))}
        error={error}
        onChange={({ target }) => choose(target.value)}
      />
      {due && <DueRuleDetails due={due} biennial={frequency === 'biennial'} onChange={onChange} />}
      <p aria-live="polite" className="rounded-md bg-areia-100 px-3 py-2 text-[0.9375rem]">
        <span className="text-ink-muted">{text.due.sentence}</span>{' '}
        {sentence ? (
          <span translate="no" lang="pt-BR" className="font-semibold">
            {sentence}
          </span>
        ) : (
          <span className="font-semibold">{text.due.noDate}</span>
        )}
      </p>
    </fieldset>
  )
}
