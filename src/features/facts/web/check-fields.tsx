import { CONFIDENCES, type Confidence } from '#features/catalog/rules/state-guide.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Checked = { checkedOn: string | null; confidence: Confidence }
type Props = { typed: Checked; onChange: (part: Partial<Checked>) => void; errors: Readonly<Record<string, string>> }

/** The day on which the row was last compared with its sources, and its confidence. */
export function CheckFields({ typed, onChange, errors }: Props) {
  const text = useMessages('states', states)
  const today = officeDay(new Date())
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            type="date"
            label={text.fields.checkedOn}
            value={typed.checkedOn ?? ''}
            max={today}
            error={errors['checkedOn']}
            onChange={({ target }) => onChange({ checkedOn: target.value || null })}
          />
        </div>
        <Button variant="ghost" size="panel" className="h-12" onClick={() => onChange({ checkedOn: today })}>
          {text.today}
        </Button>
      </div>
      <Select
        label={text.fields.confidence}
        value={typed.confidence}
        options={CONFIDENCES.map((value) => ({ value, label: text.confidence[value] }))}
        onChange={({ target }) => {
          const chosen = CONFIDENCES.find((value) => value === target.value)
          if (chosen) onChange({ confidence: chosen })
        }}
      />
    </div>
  )
}
