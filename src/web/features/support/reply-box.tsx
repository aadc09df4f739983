import { ticketLimits } from '#domain/support/ticket.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { tickets } from '#web/messages/pt-BR/tickets.ts'
import { useReply } from './use-ticket-changes.ts'
import { useTicketFailure } from './use-ticket-failure.ts'
import { WriteBox } from './write-box.tsx'

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
