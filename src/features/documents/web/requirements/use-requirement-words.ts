import { documentTypes } from '#features/documents/rules/types.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Labels and values of a requirement's fields, for its history and for conflicts. */
export function useRequirementWords(): FieldWords {
  const { fields, types } = useMessages('documentRequirements', documentRequirements)
  const { documentType, name, description, perOwner, active, position } = fields
  const typeName = (value: unknown): string => types[documentTypes.find((known) => known === value) ?? 'other']
  return {
    documentType: { label: documentType, show: typeName },
    name: { label: name },
    description: { label: description },
    perOwner: { label: perOwner },
    active: { label: active },
    position: { label: position },
  }
}
