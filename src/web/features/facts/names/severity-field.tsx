import { SEVERITIES } from '#domain/registrations/naming-rule-fields.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { namingRules } from '#web/i18n/pt-BR/naming-rules.ts'
import { Select } from '#web/ui/select.tsx'

type Severity = (typeof SEVERITIES)[number]

export function SeverityField({ value, onChange }: { value: Severity; onChange: (severity: Severity) => void }) {
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
