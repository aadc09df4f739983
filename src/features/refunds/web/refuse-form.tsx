import { refunds } from '#features/refunds/contract.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useDecided } from './use-decided.ts'

/** A refusal has a reason that the customer reads. */
export function RefuseForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  const form = useCallForm(useCall(refunds.refuse, useDecided()), {
    schema: refunds.refuse.body,
    values: { reason: '' },
    input: (fields) => ({ id, ...fields }),
    failed: text.failed,
  })
  return (
    <CallForm of={form} className="space-y-4">
      <TextArea
        {...form.field('reason')}
        label={text.refuseReason}
        hint={text.refuseHint}
        rows={3}
        maxLength={1000}
        autoFocus
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" variant="danger" size="panel" loading={form.busy}>
          {text.confirmRefuse}
        </Button>
        <Button variant="ghost" size="panel" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </CallForm>
  )
}
