import { useState } from 'react'
import type { DocumentType } from '#domain/documents/types.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamDocuments } from '#web/i18n/pt-BR/team-documents.ts'

/** A document that is being asked for or added. Its name follows the type until somebody writes another one. */
export function useDraftDocument(registrationId: string | undefined, first: DocumentType, firstName?: string) {
  const { types } = useMessages('teamDocuments', teamDocuments)
  const [chosen, setRegistrationId] = useState(registrationId ?? '')
  const [type, setType] = useState<DocumentType>(first)
  const [written, setName] = useState(firstName)
  const [description, setDescription] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [example, setExample] = useState('')
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
    /** Missing fields are pointed out only after the first try. */
    told,
    setTold,
    complete,
  }
}
export type DraftDocument = ReturnType<typeof useDraftDocument>
