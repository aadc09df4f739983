import { documentRequirements as calls } from '#features/documents/contract/document-requirements.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { useTypedEdit } from '#features/edits/web/use-typed-edit.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Requirement, showingRequirements } from './queries.ts'
import { type Fields, RequirementFields } from './requirement-fields.tsx'
import { useRequirementWords } from './use-requirement-words.ts'

const fieldsOf = ({ documentType, name, description, perOwner, active }: Requirement): Fields => ({
  ...{ documentType, name, description, perOwner, active },
})

export function RequirementForm({ requirement, onClose }: { requirement: Requirement; onClose: () => void }) {
  const text = useMessages('documentRequirements', documentRequirements)
  const words = useRequirementWords()
  const { began, met, typed, round, set, onKeep, onTake } = useTypedEdit(requirement, fieldsOf)
  const saving = useSaveEdit(
    (fields: Fields) => call(calls.save, { id: requirement.id, expectedVersion: began.version, ...fields }),
    { done: text.saved, failed: text.saveFailed },
    { stale: showingRequirements, onDone: onClose },
  )
  const { fields: errors } = useRefusal(saving.error)
  return (
    <form
      key={round}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!met) saving.mutate(typed)
      }}
    >
      {met && <ConflictNotice began={began} current={requirement} fields={words} onKeep={onKeep} onTake={onTake} />}
      <RequirementFields typed={typed} onChange={set} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" disabled={met} loading={saving.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
