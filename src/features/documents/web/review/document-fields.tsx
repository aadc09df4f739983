import { type DocumentType, documentTypes } from '#features/documents/rules/types.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CompanyPicker } from './company-picker.tsx'
import type { Registration } from './queries.ts'
import type { DraftDocument } from './use-draft-document.ts'

const LONGEST_NAME = 200

type Props = { draft: DraftDocument; registration: Registration | undefined }

/** The fields for the company, the type and the name of a document. */
export function DocumentFields({ draft, registration }: Props) {
  const { shared, request: text, types } = useMessages('teamDocuments', teamDocuments)
  return (
    <>
      {!registration && (
        <CompanyPicker
          value={draft.registrationId}
          onChange={draft.setRegistrationId}
          error={draft.told && !draft.registrationId ? text.companyMissing : undefined}
        />
      )}
      <Select
        label={shared.type}
        value={draft.type}
        onChange={({ target }) => draft.setType(documentTypes.find((type) => type === target.value) ?? 'other')}
        options={documentTypes.map((type: DocumentType) => ({ value: type, label: types[type] }))}
      />
      <TextField
        label={text.name}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={({ target }) => draft.setName(target.value)}
        error={draft.told && !draft.name.trim() ? text.nameMissing : undefined}
      />
    </>
  )
}
