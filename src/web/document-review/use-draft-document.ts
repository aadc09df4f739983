import { useState } from 'react'
import type { DocumentType } from '#domain/documents/types.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'

/** A document that is being asked for or added. Its name follows the type until somebody writes another one. */
export function useDraftDocument(registrationId: string | undefined, first: DocumentType) {
  const { types } = useMessages('review', review)
  const [chosen, setRegistrationId] = useState(registrationId ?? '')
  const [type, setType] = useState<DocumentType>(first)
  const [written, setName] = useState<string>()
  const [description, setDescription] = useState('')
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
    /** What is missing is said once somebody tried. */
    told,
    setTold,
    complete,
  }
}
export type DraftDocument = ReturnType<typeof useDraftDocument>
