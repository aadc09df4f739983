import { ticketLimits } from '#domain/support/ticket.ts'
import { WriteBox } from '#web/features/support/write-box.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'
import { useReply } from './use-ticket-changes.ts'
import { useTicketFailure } from './use-ticket-failure.ts'

export function ReplyBox({ id }: { id: string }) {
  const { thread: text } = useMessages('tickets', tickets)
  const reply = useReply(id)
  const failure = useTicketFailure(reply.error, text.failed)
  return (
    <WriteBox
      words={{ label: text.reply, required: text.replyRequired, send: text.send }}
      rows={4}
      maxLength={ticketLimits.message}
      failure={failure}
      sending={reply.isPending}
      onSend={(message, sent) => reply.mutate(message, { onSuccess: sent })}
    />
  )
}
