import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documents } from '#features/documents/contract.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { FormButtons } from './form-buttons.tsx'

type Props = {
  registrationId: string
  saving: boolean
  error: unknown
  onSave: (receipt: string, documentId: string | null) => void
  onCancel: () => void
}

/** Marks a duty as done: requires a receipt, and can link a document of the company that the customer sees. */
export function DoneForm({ registrationId, saving, error, onSave, onCancel }: Props) {
  const { shared, actions: text } = useMessages('duties', duties)
  const problemText = useProblemText()
  const { fields } = useRefusal(error)
  const { data } = useQuery(queryOf(documents.ofRegistration, { id: registrationId }))
  const [receipt, setReceipt] = useState('')
  const [documentId, setDocumentId] = useState('')
  const [told, setTold] = useState(false)
  const missing = told && !receipt.trim() ? problemText('required') : undefined
  const shown = (data?.items ?? []).filter(({ hidden, file }) => !hidden && file !== null)
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (receipt.trim()) onSave(receipt.trim(), documentId || null)
      }}
    >
      <TextField
        label={text.receipt}
        hint={text.receiptHint}
        value={receipt}
        maxLength={200}
        autoFocus
        error={missing ?? fields['receipt']}
        onChange={({ target }) => setReceipt(target.value)}
      />
      {shown.length > 0 && (
        <Select
          label={text.document}
          value={documentId}
          placeholder={shared.noDocument}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
          error={fields['documentId']}
          onChange={({ target }) => setDocumentId(target.value)}
        />
      )}
      <FormButtons saving={saving} onCancel={onCancel} />
    </form>
  )
}
