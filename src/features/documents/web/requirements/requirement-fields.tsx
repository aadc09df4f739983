import { documentTypes } from '#features/documents/rules/types.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Requirement } from './queries.ts'

export type Fields = Pick<Requirement, 'documentType' | 'name' | 'description' | 'perOwner' | 'active'>
type Props = { typed: Fields; onChange: (part: Partial<Fields>) => void; errors: Readonly<Record<string, string>> }

export function RequirementFields({ typed, onChange, errors }: Props) {
  const text = useMessages('documentRequirements', documentRequirements)
  const type = (value: string) => documentTypes.find((known) => known === value) ?? typed.documentType
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.fields.name}
          value={typed.name}
          maxLength={120}
          error={errors['name']}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Select
          label={text.fields.documentType}
          value={typed.documentType}
          options={documentTypes.map((value) => ({ value, label: text.types[value] }))}
          onChange={({ target }) => onChange({ documentType: type(target.value) })}
        />
      </div>
      <TextArea
        label={text.fields.description}
        value={typed.description ?? ''}
        rows={3}
        maxLength={1000}
        error={errors['description']}
        onChange={({ target }) => onChange({ description: target.value || null })}
      />
      <div className="flex flex-wrap gap-x-8">
        <Checkbox
          label={text.fields.perOwner}
          checked={typed.perOwner}
          onChange={({ target }) => onChange({ perOwner: target.checked })}
        />
        <Checkbox
          label={text.fields.active}
          checked={typed.active}
          onChange={({ target }) => onChange({ active: target.checked })}
        />
      </div>
    </>
  )
}
