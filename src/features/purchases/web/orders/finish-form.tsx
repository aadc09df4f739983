import type { UseMutationResult } from '@tanstack/react-query'
import { z } from 'zod'
import type { CallInput } from '#contract/route.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { purchases } from '#features/purchases/contract.ts'
import { preparerProblems } from '#features/purchases/rules/preparer.ts'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { typedOptional } from '#web/forms/typed.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PaperField } from './paper-field.tsx'
import type { ServiceOrder } from './queries.ts'

type Props = {
  id: string
  order: ServiceOrder
  saving: UseMutationResult<unknown, Error, CallInput<typeof purchases.finish>>
}

const { shape } = purchases.finish.body
const schemaOf = ({ dissolves, needsPtin }: ServiceOrder) =>
  z
    .object({
      receipt: shape.receipt,
      documentId: typedOptional(shape.documentId),
      dissolvedOn: typedOptional(shape.dissolvedOn),
      preparerName: typedOptional(shape.preparerName.unwrap()),
      preparerPtin: z.string().toUpperCase().pipe(typedOptional(shape.preparerPtin.unwrap())),
    })
    .refine(({ dissolvedOn }) => !dissolves || dissolvedOn, { path: ['dissolvedOn'], error: 'required' })
    .superRefine((fields, { addIssue }) => {
      for (const [name, message] of Object.entries(preparerProblems(needsPtin, fields)))
        addIssue({ code: 'custom', path: [name], message })
    })

/** Scrolls to the start of the form, which may open below the visible part of the drawer. */
const showWhole = (form: HTMLElement | null): void => form?.scrollIntoView({ block: 'start' })

/** A delivery needs a receipt, may have a document that the customer sees, and needs a day if it dissolves the company. */
export function FinishForm({ id, order, saving }: Props) {
  const { finish: text } = useMessages('serviceOrders', serviceOrders)
  const form = useCallForm(saving, {
    schema: schemaOf(order),
    values: { receipt: '', documentId: '', dissolvedOn: '', preparerName: '', preparerPtin: '' },
    input: (fields) => ({ id: order.id, ...fields }),
    failed: text.failed,
  })
  return (
    <section ref={showWhole} className="space-y-4 border-t border-line pt-5">
      <h3 className="text-[1.0625rem]">{text.title}</h3>
      <CallForm of={form} id={id} className="space-y-4">
        <TextField
          {...form.field('receipt')}
          label={text.receipt}
          hint={text.receiptHint}
          required
          maxLength={200}
          autoFocus
        />
        {order.needsPtin && (
          <>
            <TextField
              {...form.field('preparerName')}
              label={text.preparerName}
              hint={text.preparerNameHint}
              required
              maxLength={120}
            />
            <TextField
              {...form.field('preparerPtin')}
              label={text.preparerPtin}
              hint={text.preparerPtinHint}
              required
              maxLength={9}
            />
          </>
        )}
        {order.dissolves && (
          <TextField
            {...form.field('dissolvedOn')}
            label={text.dissolvedOn}
            hint={text.dissolvedOnHint}
            type="date"
            required
            max={officeDay(new Date())}
          />
        )}
      </CallForm>
      <PaperField order={order} {...form.held('documentId')} />
    </section>
  )
}
