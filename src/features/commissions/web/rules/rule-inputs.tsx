import { useState } from 'react'
import { commissionRules } from '#features/commissions/words/commission-rules.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { RuleValues } from './queries.ts'
import { RuleExample } from './rule-example.tsx'
import { changesIn, nothingTyped, ruleFields, type Typed, typedOf, wrongIn } from './rule-fields.ts'

type Props = {
  /** The values to start from; the example uses them where a field is empty. */
  from: RuleValues
  place: { type: string; state: string }
  /** Several rules: fields start empty, and an empty field changes nothing. */
  many: boolean
  active?: boolean
  saving: boolean
  onSave: (changes: Partial<RuleValues> & { active?: boolean }) => void
}

export function RuleForm({ from, place, many, active, saving, onSave }: Props) {
  const { edit: text } = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const [typed, setTyped] = useState<Typed>(() => (many ? nothingTyped : typedOf(from, locale)))
  const [isActive, setActive] = useState(active)
  const [tried, setTried] = useState(false)
  const wrong = wrongIn(typed, !many)
  const changes = changesIn(typed)
  const nothing = many && Object.keys(changes).length === 0
  const submit = () => {
    setTried(true)
    if (wrong.length > 0 || nothing) return
    onSave({ ...changes, ...(isActive === undefined ? {} : { active: isActive }) })
  }
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {many && <p className="text-ink-muted">{text.manyText}</p>}
      {tried && nothing && <Notice tone="red">{text.nothing}</Notice>}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {ruleFields.map((field) => (
          <TextField
            key={field}
            label={text[field]}
            inputMode="decimal"
            placeholder={many ? text.keep : undefined}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={wrong.includes(field) && (tried || typed[field] !== '') ? text.invalid[field] : undefined}
          />
        ))}
      </div>
      {isActive !== undefined && (
        <Switch label={text.active} checked={isActive} onChange={({ target }) => setActive(target.checked)} />
      )}
      <RuleExample values={{ ...from, ...changes }} place={place} />
      <Button type="submit" size="panel" loading={saving}>
        {text.save}
      </Button>
    </form>
  )
}
