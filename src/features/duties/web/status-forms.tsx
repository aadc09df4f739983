import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { z } from 'zod'
import { documents } from '#features/documents/contract.ts'
import { duties } from '#features/duties/contract.ts'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { typedOptional } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Duty } from './queries.ts'

type Props = { duty: Pick<Duty, 'id' | 'updatedAt'>; onClose: () => void }

const { shape } = duties.setStatus.body
const doneSchema = z.object({ receipt: shape.receipt.unwrap(), documentId: typedOptional(shape.documentId) })
const waiveSchema = z.object({ reason: shape.reason.unwrap() })

function useSaving(onDone: () => void) {
  const { actions: text } = useMessages('duties', words)
  return useCall(duties.setStatus, { event: 'duties.changed', done: text.saved, onDone })
}

/** Marks a duty as done: requires a receipt, and can link a document of the company that the customer sees. */
export function DoneForm({ duty, onClose, registrationId }: Props & { registrationId: string }) {
  const { shared, actions: text } = useMessages('duties', words)
  const { data } = useQuery(queryOf(documents.ofRegistration, { id: registrationId }))
  const shown = (data?.items ?? []).filter(({ hidden, file }) => !hidden && file !== null)
  const form = useCallForm(useSaving(onClose), {
    schema: doneSchema,
    values: { receipt: '', documentId: '' },
    input: (fields) => ({
      id: duty.id,
      status: 'done' as const,
      reason: null,
      ...fields,
      expectedUpdatedAt: duty.updatedAt,
    }),
    failed: text.failed,
  })
  return (
    <StatusForm of={form} onClose={onClose}>
      <TextField
        {...form.field('receipt')}
        label={text.receipt}
        hint={text.receiptHint}
        required
        maxLength={200}
        autoFocus
      />
      {shown.length > 0 && (
        <Select
          {...form.field('documentId')}
          label={text.document}
          placeholder={shared.noDocument}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </StatusForm>
  )
}

/** Waives a duty; the reason is required, because everyone who may see the duty reads it. */
export function WaiveForm({ duty, onClose }: Props) {
  const { actions: text } = useMessages('duties', words)
  const form = useCallForm(useSaving(onClose), {
    schema: waiveSchema,
    values: { reason: '' },
    input: ({ reason }) => ({
      ...{ id: duty.id, status: 'waived' as const, reason, expectedUpdatedAt: duty.updatedAt },
      ...{ receipt: null, documentId: null },
    }),
    failed: text.failed,
  })
  return (
    <StatusForm of={form} onClose={onClose}>
      <TextField
        {...form.field('reason')}
        label={text.reason}
        hint={text.reasonHint}
        required
        maxLength={500}
        autoFocus
      />
    </StatusForm>
  )
}

function StatusForm({ of, onClose, children }: ComponentProps<typeof CallForm> & { onClose: () => void }) {
  const shared = useSharedMessages()
  return (
    <CallForm of={of} className="space-y-4">
      {children}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" size="panel" loading={of.busy}>
          {shared.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
    </CallForm>
  )
}
