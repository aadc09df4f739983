import { useState } from 'react'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Suggested = { name: string; einLetter?: boolean }

/** The form state of a document to request or add. Its name follows the type until the user types another one. */
export function useDraftDocument(registrationId: string | undefined, first: DocumentType, suggested?: Suggested) {
  const { types } = useMessages('teamDocuments', teamDocuments)
  const [chosen, setRegistrationId] = useState(registrationId ?? '')
  const [type, setType] = useState<DocumentType>(first)
  const [written, setName] = useState(suggested?.name)
  const [description, setDescription] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [example, setExample] = useState('')
  const [einLetter, setEinLetter] = useState(suggested?.einLetter ?? false)
  const [told, setTold] = useState(false)
  const name = written ?? types[type]
  const complete = chosen !== '' && name.trim() !== ''
  return {
    registrationId: chosen,
    setRegistrationId,
    type,
    setType,
    name,
    setName,
    description,
    setDescription,
    dueOn,
    setDueOn,
    example,
    setExample,
    /** Only a tax document can be the EIN letter. */
    einLetter: einLetter && type === 'tax_documentation',
    setEinLetter,
    /** Missing fields are pointed out only after the first try. */
    told,
    setTold,
    complete,
  }
}
export type DraftDocument = ReturnType<typeof useDraftDocument>
