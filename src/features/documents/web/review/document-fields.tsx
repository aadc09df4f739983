import { z } from 'zod'
import { byId } from '#contract/fields.ts'
import { type DocumentType, documentTypes } from '#features/documents/rules/types.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import type { FieldsOf, Held } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CompanyPicker } from './company-picker.tsx'
import type { Registration } from './queries.ts'

/** The company of a document, as it is chosen. */
export const chosenCompany = z.string().min(1, 'required').pipe(byId.shape.id)

type Named = { name: string; type: DocumentType }
type Props = Pick<FieldsOf<Named>, 'field' | 'set'> & {
  company: Held<string>
  typed: Named
  registration: Registration | undefined
}

/** The fields for the company, the type and the name of a document. The name follows the type until the user types another one. */
export function DocumentFields({ field, set, company, typed, registration }: Props) {
  const { shared, request: text, types } = useMessages('teamDocuments', teamDocuments)
  const choose = (value: string) => {
    const type = documentTypes.find((known) => known === value) ?? 'other'
    set({ type, ...(typed.name === types[typed.type] ? { name: types[type] } : {}) })
  }
  return (
    <>
      {!registration && <CompanyPicker {...company} />}
      <Select
        label={shared.type}
        value={typed.type}
        onChange={({ target }) => choose(target.value)}
        options={documentTypes.map((type) => ({ value: type, label: types[type] }))}
      />
      <TextField {...field('name')} label={text.name} maxLength={200} />
    </>
  )
}
