import { type RefObject, useId } from 'react'
import { z } from 'zod'
import { renewals } from '#features/purchases/contract.ts'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { typedOptional } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { type FieldsOf, useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Renewal } from './queries.ts'

const { shape } = renewals.stop.body
const schema = z
  .object({ because: shape.because, newAgent: typedOptional(shape.newAgent), since: typedOptional(shape.since) })
  .refine(({ because, newAgent }) => because !== 'replacement' || newAgent, { path: ['newAgent'], error: 'required' })
  .refine(({ because, since }) => because === 'wish' || since, { path: ['since'], error: 'required' })
type Typed = z.input<typeof schema>

type Props = { id: string; renewal: Renewal; onClose: () => void; returnFocusTo: RefObject<HTMLElement | null> }

/** Confirms that a renewal stops; for a registered agent it also asks for the next agent or for the company's dissolution. */
export default function StopDialog({ id, renewal, onClose, returnFocusTo }: Props) {
  const { stop: text } = useMessages('purchases', words)
  const formId = useId()
  const { extraId, name, needsSuccessor } = renewal
  const stopping = useCall(renewals.stop, { event: 'registration.changed', done: text.done, onDone: onClose })
  const values: Typed = { because: needsSuccessor ? 'replacement' : 'wish', newAgent: '', since: '' }
  const form = useCallForm(stopping, {
    schema,
    values,
    input: ({ because, newAgent, since }) => ({
      ...{ id, extraId, because, since },
      newAgent: because === 'replacement' ? newAgent : null,
    }),
  })
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
          <Button type="submit" form={formId} variant="danger" size="panel" loading={form.busy}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={formId} className="space-y-4">
        {needsSuccessor && <Successor form={form} />}
      </CallForm>
    </Dialog>
  )
}

function Successor({ form }: { form: FieldsOf<Typed> }) {
  const { stop: text } = useMessages('purchases', words)
  const chosen = form.watch('because')
  const replaced = chosen === 'replacement'
  return (
    <>
      <fieldset className="space-y-1">
        {(['replacement', 'dissolution'] as const).map((because) => (
          <label key={because} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="because"
              checked={chosen === because}
              onChange={() => form.set({ because })}
              className="size-5 accent-mar-700"
            />
            {text[because]}
          </label>
        ))}
      </fieldset>
      {replaced && <TextField {...form.field('newAgent')} label={text.newAgent} maxLength={200} />}
      <TextField {...form.field('since')} type="date" label={replaced ? text.since : text.dissolvedOn} />
    </>
  )
}
