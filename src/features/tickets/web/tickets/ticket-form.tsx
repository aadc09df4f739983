import { useForm } from 'react-hook-form'
import { tickets } from '#features/tickets/contract.ts'
import { ticketLimits, ticketTypes } from '#features/tickets/rules/ticket.ts'
import { tickets as words } from '#features/tickets/words/tickets.pt-BR.ts'
import { filled, fits } from '#web/forms/field-rules.ts'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useOpenTicket } from './use-ticket-changes.ts'
import { useTicketFailure } from './use-ticket-failure.ts'

type Fields = { subject: string; type: string; message: string }
const empty: Fields = { subject: '', type: '', message: '' }
const { shape } = tickets.create.body

/** The form keeps the typed text until the server has accepted the ticket. */
export function TicketForm() {
  const { shared, form: text, types } = useMessages('tickets', words)
  const placeRefusal = usePlaceRefusal()
  const form = useForm<Fields>({ defaultValues: empty })
  const { errors } = form.formState
  const send = useOpenTicket(() => form.reset(empty))
  const failure = useTicketFailure(send.error, text.failed)
  const submit = form.handleSubmit(({ subject, type, message }) => {
    const chosen = ticketTypes.find((one) => one === type)
    if (!chosen || send.isPending) return
    send.mutate(
      { subject: subject.trim(), type: chosen, message: message.trim() },
      {
        onError: (error) =>
          placeRefusal(form.setError, error, { fields: ['subject', 'type', 'message'], text: text.failed }),
      },
    )
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="red">{failure}</Notice>}
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <TextField
          {...form.register('subject', {
            validate: { filled: filled(text.subjectRequired), fits: fits(shape.subject, text.subjectTooLong) },
          })}
          label={shared.subject}
          maxLength={ticketLimits.subject}
          error={errors.subject?.message}
        />
        <Select
          {...form.register('type', { validate: filled(text.typeRequired) })}
          label={text.type}
          placeholder={text.typePlaceholder}
          options={ticketTypes.map((type) => ({ value: type, label: types[type] }))}
          error={errors.type?.message}
        />
      </div>
      <TextArea
        {...form.register('message', {
          validate: { filled: filled(text.messageRequired), fits: fits(shape.message, text.messageTooLong) },
        })}
        label={shared.message}
        hint={text.messageHint}
        rows={6}
        maxLength={ticketLimits.message}
        error={errors.message?.message}
      />
      <Button type="submit" size="panel" loading={send.isPending}>
        {text.submit}
      </Button>
    </form>
  )
}
