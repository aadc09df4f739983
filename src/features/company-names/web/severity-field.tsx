import { SEVERITIES } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Severity = (typeof SEVERITIES)[number]

export function SeverityField({ value, onChange }: Pick<Held<Severity>, 'value' | 'onChange'>) {
  const text = useMessages('namingRules', namingRules)
  return (
    <Select
      label={text.fields.severity}
      value={value}
      options={SEVERITIES.map((one) => ({ value: one, label: text.severities[one] }))}
      onChange={({ target }) => onChange(SEVERITIES.find((one) => one === target.value) ?? value)}
    />
  )
}
