import { type RefObject, useState } from 'react'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { Renewal } from './queries.ts'
import { type Stop, useRenewalChanges } from './use-renewal-changes.ts'

type Props = { id: string; renewal: Renewal; onClose: () => void; returnFocusTo: RefObject<HTMLElement | null> }
type Said = { because: 'replacement' | 'dissolution'; newAgent: string; since: string }

/** Confirms that a renewal stops; for a registered agent it also asks for the next agent or for the company's dissolution. */
export default function StopDialog({ id, renewal, onClose, returnFocusTo }: Props) {
  const { stop: text } = useMessages('purchases', words)
  const failureText = useFailureText()
  const { stop } = useRenewalChanges(id)
  const [said, setSaid] = useState<Said>({ because: 'replacement', newAgent: '', since: '' })
  const [told, setTold] = useState(false)
  const { extraId, name, needsSuccessor } = renewal
  const newAgent = said.because === 'replacement' ? said.newAgent.trim() : null
  const whole = !needsSuccessor || (newAgent !== '' && said.since !== '')
  const asked: Stop = needsSuccessor
    ? { extraId, because: said.because, newAgent, since: said.since }
    : { extraId, because: 'wish', newAgent: null, since: null }
  const submit = (): void => {
    setTold(true)
    if (whole) stop.mutate(asked, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      title={text.title({ name })}
      description={needsSuccessor ? text.law : text.text}
      onOpenChange={onClose}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <DialogCancel>{text.back}</DialogCancel>
          <Button variant="danger" size="panel" loading={stop.isPending} onClick={submit}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {needsSuccessor && <Successor said={said} onSay={setSaid} told={told} error={stop.error} />}
      {stop.error && <Notice tone="red">{failureText(stop.error)}</Notice>}
    </Dialog>
  )
}

type SuccessorProps = { said: Said; onSay: (said: Said) => void; told: boolean; error: unknown }

function Successor({ said, onSay, told, error }: SuccessorProps) {
  const { stop: text } = useMessages('purchases', words)
  const problemText = useProblemText()
  const { fields } = useRefusal(error)
  const missing = (value: string) => (told && value.trim() === '' ? problemText('required') : undefined)
  const replaced = said.because === 'replacement'
  return (
    <div className="mb-4 space-y-4">
      <fieldset className="space-y-1">
        {(['replacement', 'dissolution'] as const).map((because) => (
          <label key={because} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="because"
              checked={said.because === because}
              onChange={() => onSay({ ...said, because })}
              className="size-5 accent-mar-700"
            />
            {text[because]}
          </label>
        ))}
      </fieldset>
      {replaced && (
        <TextField
          label={text.newAgent}
          value={said.newAgent}
          maxLength={200}
          error={missing(said.newAgent) ?? fields['newAgent']}
          onChange={({ target }) => onSay({ ...said, newAgent: target.value })}
        />
      )}
      <TextField
        type="date"
        label={replaced ? text.since : text.dissolvedOn}
        value={said.since}
        error={missing(said.since) ?? fields['since'] ?? fields['dissolvedOn']}
        onChange={({ target }) => onSay({ ...said, since: target.value })}
      />
    </div>
  )
}
