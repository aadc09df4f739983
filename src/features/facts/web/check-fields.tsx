import { CONFIDENCES, type Confidence } from '#features/catalog/rules/state-guide.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { checkedOn: Held<string | null>; confidence: Held<Confidence> }

/** The day on which the row was last compared with its sources, and its confidence. */
export function CheckFields({ checkedOn, confidence }: Props) {
  const text = useMessages('states', states)
  const today = officeDay(new Date())
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            type="date"
            label={text.fields.checkedOn}
            value={checkedOn.value ?? ''}
            max={today}
            error={checkedOn.error}
            onChange={({ target }) => checkedOn.onChange(target.value || null)}
          />
        </div>
        <Button variant="ghost" size="panel" className="h-12" onClick={() => checkedOn.onChange(today)}>
          {text.today}
        </Button>
      </div>
      <Select
        label={text.fields.confidence}
        value={confidence.value}
        options={CONFIDENCES.map((value) => ({ value, label: text.confidence[value] }))}
        onChange={({ target }) => {
          const chosen = CONFIDENCES.find((value) => value === target.value)
          if (chosen) confidence.onChange(chosen)
        }}
      />
    </div>
  )
}
