import { type FormEvent, useState } from 'react'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type Preparer, preparerProblems } from '#features/purchases/rules/preparer.ts'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { PaperField } from './paper-field.tsx'
import type { ServiceOrder } from './queries.ts'

type Said = { receipt: string; documentId: string | null; dissolvedOn: string | null } & Preparer
type Props = { id: string; order: ServiceOrder; error: unknown; onFinish: (said: Said) => void }

/** Scrolls to the start of the form, which may open below the visible part of the drawer. */
const showWhole = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'start' })

/** A delivery needs a receipt, may have a document that the customer sees, and needs a day if it dissolves the company. */
export function FinishForm({ id, order, error, onFinish }: Props) {
  const { finish: text } = useMessages('serviceOrders', serviceOrders)
  const problemText = useProblemText()
  const { fields, form } = useRefusal(error)
  const [receipt, setReceipt] = useState('')
  const [documentId, setDocumentId] = useState('')
  const [dissolvedOn, setDissolvedOn] = useState('')
  const [name, setName] = useState('')
  const [ptin, setPtin] = useState('')
  const [tried, setTried] = useState(false)
  const { dissolves, needsPtin } = order
  const preparer: Preparer = needsPtin
    ? { preparerName: name.trim(), preparerPtin: ptin.trim().toUpperCase() }
    : { preparerName: null, preparerPtin: null }
  const wrong = preparerProblems(needsPtin, preparer)
  const problemOf = (field: keyof Preparer): string | undefined => {
    const problem = wrong[field]
    return tried && problem ? problemText(problem) : fields[field]
  }
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? problemText('required') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!receipt.trim() || (dissolves && !dissolvedOn) || Object.keys(wrong).length > 0) return
    onFinish({
      receipt: receipt.trim(),
      documentId: documentId || null,
      dissolvedOn: dissolves ? dissolvedOn : null,
      ...preparer,
    })
  }
  return (
    <section ref={showWhole} className="space-y-4 border-t border-line pt-5">
      <h3 className="text-[1.0625rem]">{text.title}</h3>
      <form id={id} noValidate onSubmit={submit} className="space-y-4">
        <FormAlert title={text.failed} failure={form} invalid={false} />
        <TextField
          label={text.receipt}
          hint={text.receiptHint}
          required
          maxLength={200}
          value={receipt}
          autoFocus
          error={missing(receipt) ?? fields['receipt']}
          onChange={({ target }) => setReceipt(target.value)}
        />
        {needsPtin && (
          <>
            <TextField
              label={text.preparerName}
              hint={text.preparerNameHint}
              required
              maxLength={120}
              value={name}
              error={problemOf('preparerName')}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              label={text.preparerPtin}
              hint={text.preparerPtinHint}
              required
              maxLength={9}
              value={ptin}
              error={problemOf('preparerPtin')}
              onChange={({ target }) => setPtin(target.value)}
            />
          </>
        )}
        {dissolves && (
          <TextField
            label={text.dissolvedOn}
            hint={text.dissolvedOnHint}
            type="date"
            required
            max={officeDay(new Date())}
            value={dissolvedOn}
            error={missing(dissolvedOn) ?? fields['dissolvedOn']}
            onChange={({ target }) => setDissolvedOn(target.value)}
          />
        )}
      </form>
      <PaperField order={order} value={documentId} error={fields['documentId']} onChange={setDocumentId} />
    </section>
  )
}
