import { z } from 'zod'
import { tickets } from '#features/tickets/contract.ts'
import { ticketLimits, ticketTypes } from '#features/tickets/rules/ticket.ts'
import { tickets as words } from '#features/tickets/words/tickets.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useSendKey } from './use-send-key.ts'

const { body } = tickets.create
const schema = body.omit({ key: true }).extend({ type: z.string().pipe(body.shape.type) })

/** The form keeps the typed text until the server has accepted the ticket. */
export function TicketForm() {
  const { shared, form: text, types } = useMessages('tickets', words)
  const { keyFor, arrived } = useSendKey()
  const send = useCall(tickets.create, {
    event: 'tickets.changed',
    done: text.sent,
    onDone: () => {
      arrived()
      form.reset()
    },
  })
  const form = useCallForm(send, {
    schema,
    values: { subject: '', type: '', message: '' },
    input: (fields) => ({ key: keyFor(fields), ...fields }),
    failed: text.failed,
    draft: 'ticket',
  })
  return (
    <CallForm of={form}>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <TextField {...form.field('subject')} label={shared.subject} maxLength={ticketLimits.subject} />
        <Select
          {...form.field('type')}
          label={text.type}
          placeholder={text.typePlaceholder}
          options={ticketTypes.map((type) => ({ value: type, label: types[type] }))}
        />
      </div>
      <TextArea
        {...form.field('message')}
        label={shared.message}
        hint={text.messageHint}
        rows={6}
        maxLength={ticketLimits.message}
      />
      <Button type="submit" size="panel" loading={form.busy}>
        {text.submit}
      </Button>
    </CallForm>
  )
}
