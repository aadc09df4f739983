import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import type { FieldsOf } from '#web/forms/use-call-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ruleFields, type Typed, valueIn } from './rule-fields.ts'

type Props = Pick<FieldsOf<Typed>, 'field'> & {
  typed: Typed
  /** Several rules: an empty field changes nothing. */
  many?: boolean
}

/** The values of a rule. A wrong one is marked while it is typed, because the example leaves it out. */
export function RuleFields({ field, typed, many = false }: Props) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {ruleFields.map((name) => {
        const { error, ...input } = field(name)
        const wrong = typed[name] !== '' && valueIn(name, typed[name]) === undefined
        return (
          <TextField
            key={name}
            {...input}
            label={text[name]}
            inputMode="decimal"
            placeholder={many ? text.keep : undefined}
            error={error ?? (wrong ? text.invalid[name] : undefined)}
          />
        )
      })}
    </div>
  )
}
