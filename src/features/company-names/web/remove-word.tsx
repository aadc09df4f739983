import { useState } from 'react'
import { namingRules as calls } from '#features/company-names/contract.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type Rule, showingRules } from './queries.ts'

/** Asks for confirmation, because names with the word get no warning afterwards. */
export function RemoveWord({ rule, onDone }: { rule: Rule; onDone: () => void }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  const [open, setOpen] = useState(false)
  const removing = useCall(calls.remove, { done: text.removed, stale: showingRules, onDone })
  const failureText = useFailureText()
  return (
    <Dialog
      title={text.removeTitle({ word: rule.word ?? '' })}
      description={text.removeText}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="panel">
          {text.remove}
        </Button>
      }
      actions={
        <>
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button
            variant="danger"
            loading={removing.isPending}
            onClick={() => removing.mutate({ id: rule.id, expectedVersion: rule.version })}
          >
            {text.remove}
          </Button>
        </>
      }
    >
      {removing.error && <Notice tone="red">{failureText(removing.error)}</Notice>}
    </Dialog>
  )
}
