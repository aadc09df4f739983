import { useState } from 'react'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { FormButtons } from './form-buttons.tsx'

type Props = { saving: boolean; error: unknown; onSave: (reason: string) => void; onCancel: () => void }

/** Waives a duty; the reason is required, because everyone who may see the duty reads it. */
export function WaiveForm({ saving, error, onSave, onCancel }: Props) {
  const { actions: text } = useMessages('duties', duties)
  const problemText = useProblemText()
  const { fields } = useRefusal(error)
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (reason.trim()) onSave(reason.trim())
      }}
    >
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        value={reason}
        maxLength={500}
        autoFocus
        error={told && !reason.trim() ? problemText('required') : fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormButtons saving={saving} onCancel={onCancel} />
    </form>
  )
}
