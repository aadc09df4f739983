import { useState } from 'react'
import type { z } from 'zod'
import { documentRequirements as calls } from '#features/documents/contract/document-requirements.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { type FieldsOf, useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Requirement, showingRequirements } from './queries.ts'
import { useRequirementWords } from './use-requirement-words.ts'

const schema = calls.create.body.omit({ id: true, companyTypeId: true })
type Fields = z.input<typeof schema>
const begun: Fields = { documentType: 'other', name: '', description: null, perOwner: false, active: true }
const valuesOf = ({ documentType, name, description, perOwner, active }: Requirement): Fields => ({
  ...{ documentType, name, description, perOwner, active },
})

export function NewRequirement({ companyTypeId, onClose }: { companyTypeId: string; onClose: () => void }) {
  const text = useMessages('documentRequirements', documentRequirements)
  // The same id on every retry, so that a retry after a lost answer does not add a second requirement.
  const [id] = useState(() => crypto.randomUUID())
  const adding = useCall(calls.create, { done: text.saved, stale: showingRequirements, onDone: onClose })
  const form = useCallForm(adding, {
    schema,
    values: begun,
    input: (fields) => ({ id, companyTypeId, ...fields }),
    failed: text.saveFailed,
  })
  return (
    <CallForm of={form} className="space-y-4 border-t border-line py-4">
      <RequirementFields form={form} onClose={onClose} busy={form.busy} />
    </CallForm>
  )
}

export function RequirementForm({ requirement, onClose }: { requirement: Requirement; onClose: () => void }) {
  const text = useMessages('documentRequirements', documentRequirements)
  const words = useRequirementWords()
  const saving = useCall(calls.save, { done: text.saved, stale: showingRequirements, onDone: onClose })
  const form = useEditForm(requirement, saving, {
    schema,
    valuesOf,
    input: (fields, expectedVersion) => ({ id: requirement.id, expectedVersion, ...fields }),
    failed: text.saveFailed,
  })
  return (
    <EditForm of={form} fields={words} className="space-y-4">
      <RequirementFields form={form} onClose={onClose} busy={form.busy} met={form.conflict !== undefined} />
    </EditForm>
  )
}

type Props = { form: FieldsOf<Fields>; onClose: () => void; busy: boolean; met?: boolean }

function RequirementFields({ form, onClose, busy, met = false }: Props) {
  const text = useMessages('documentRequirements', documentRequirements)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={text.fields.name} maxLength={120} />
        <Select
          {...form.field('documentType')}
          label={text.fields.documentType}
          options={documentTypes.map((value) => ({ value, label: text.types[value] }))}
        />
      </div>
      <TextArea {...form.field('description')} label={text.fields.description} rows={3} maxLength={1000} />
      <div className="flex flex-wrap gap-x-8">
        <Checkbox {...form.toggle('perOwner')} label={text.fields.perOwner} />
        <Checkbox {...form.toggle('active')} label={text.fields.active} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" disabled={met} loading={busy}>
          {text.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </>
  )
}
