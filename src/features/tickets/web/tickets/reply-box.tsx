import { ticketLimits } from '#features/tickets/rules/ticket.ts'
import { WriteBox } from '#features/tickets/web/write-box.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useReply } from './use-ticket-changes.ts'
import { useTicketFailure } from './use-ticket-failure.ts'

export function ReplyBox({ id }: { id: string }) {
  const { shared, thread: text } = useMessages('tickets', tickets)
  const reply = useReply(id)
  const failure = useTicketFailure(reply.error, text.failed)
  return (
    <WriteBox
      words={{ label: shared.yourAnswer, required: text.replyRequired, send: shared.sendAnswer }}
      rows={4}
      maxLength={ticketLimits.message}
      failure={failure}
      sending={reply.isPending}
      onSend={(message, sent) => reply.mutate(message, { onSuccess: sent })}
    />
  )
}
