import { useState } from 'react'
import { documentRequirements as calls } from '#features/documents/contract/document-requirements.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { showingRequirements } from './queries.ts'
import { type Fields, RequirementFields } from './requirement-fields.tsx'

const begun: Fields = { documentType: 'other', name: '', description: null, perOwner: false, active: true }

export function NewRequirement({ companyTypeId, onClose }: { companyTypeId: string; onClose: () => void }) {
  const text = useMessages('documentRequirements', documentRequirements)
  // The same id on every retry, so that a retry after a lost answer does not add a second requirement.
  const [id] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(begun)
  const adding = useSaveEdit(
    (fields: Fields) => call(calls.create, { id, companyTypeId, ...fields }),
    { done: text.saved, failed: text.saveFailed },
    { stale: showingRequirements, onDone: onClose },
  )
  const { fields: errors } = useRefusal(adding.error)
  return (
    <form
      noValidate
      className="space-y-4 border-t border-line py-4"
      onSubmit={(event) => {
        event.preventDefault()
        adding.mutate(typed)
      }}
    >
      <RequirementFields
        typed={typed}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        errors={errors}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" loading={adding.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
