import { useState } from 'react'
import { namingRules as calls } from '#features/company-names/contract.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Rule, showingRules } from './queries.ts'

/** Asks for confirmation, because names with the word get no warning afterwards. */
export function RemoveWord({ rule, onDone }: { rule: Rule; onDone: () => void }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  const [open, setOpen] = useState(false)
  const removing = useSaveEdit(
    () => call(calls.remove, { id: rule.id, expectedVersion: rule.version }),
    { done: text.removed, failed: shared.saveFailed },
    { stale: showingRules, onDone },
  )
  const { form } = useRefusal(removing.error)
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
          <Button variant="danger" loading={removing.isPending} onClick={() => removing.mutate(undefined)}>
            {text.remove}
          </Button>
        </>
      }
    >
      {form && <Notice tone="red">{form}</Notice>}
    </Dialog>
  )
}
