import { documentTypes } from '#domain/documents/types.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { documentRequirements } from '#web/i18n/pt-BR/document-requirements.ts'

/** How the history and a conflict say what changed of a requirement. */
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
