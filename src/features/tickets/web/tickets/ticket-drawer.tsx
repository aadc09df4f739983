import { useQuery } from '@tanstack/react-query'
import { tickets as calls } from '#features/tickets/contract.ts'
import { canReply, reopenedTicket, ticketLimits } from '#features/tickets/rules/ticket.ts'
import { WriteBox } from '#features/tickets/web/write-box.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Side, type Ticket, ticketQuery } from './ticket-queries.ts'
import { TicketThread } from './ticket-thread.tsx'
import { useSendKey } from './use-send-key.ts'

type Props = { id: string; side: Side; onClose: () => void }

/** One ticket with its conversation, the reply box and, for the team, the status actions. */
export function TicketDrawer({ id, side, onClose }: Props) {
  const text = useMessages('tickets', tickets)
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(id))
  const gone = error?.status === 404 || error?.status === 400
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={data?.subject ?? text.thread.title}
      {...(data ? { description: text.types[data.type] } : {})}
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {gone && <Notice tone="red">{text.thread.notFound}</Notice>}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !gone && (
        <div className="space-y-6">
          <TicketThread ticket={data} side={side} />
          <Answer ticket={data} side={side} />
          {side === 'team' && <TicketMove ticket={data} />}
        </div>
      )}
    </Drawer>
  )
}

function Answer({ ticket, side }: { ticket: Ticket; side: Side }) {
  const text = useMessages('tickets', tickets)
  const acting = useSession().data?.acting
  if (acting) return <Notice tone="blue">{text.acting}</Notice>
  if (!canReply(ticket.status, side === 'team')) return <Notice tone="blue">{text.thread.teamClosed}</Notice>
  return (
    <div className="space-y-4">
      {ticket.status === 'encerrado' && <Notice tone="blue">{text.thread.customerClosed}</Notice>}
      <ReplyBox key={ticket.id} id={ticket.id} />
    </div>
  )
}

function ReplyBox({ id }: { id: string }) {
  const { shared, thread: text } = useMessages('tickets', tickets)
  const { keyFor, arrived } = useSendKey()
  const reply = useCall(calls.reply, {
    event: 'tickets.changed',
    done: shared.answerSent,
    onDone: () => {
      arrived()
      form.reset()
    },
  })
  const form = useCallForm(reply, {
    schema: calls.reply.body.pick({ message: true }),
    values: { message: '' },
    input: (fields) => ({ id, key: keyFor(fields), ...fields }),
    failed: text.failed,
    draft: `ticket:${id}`,
  })
  return (
    <WriteBox
      form={form}
      words={{ label: shared.yourAnswer, send: shared.sendAnswer }}
      rows={4}
      maxLength={ticketLimits.message}
    />
  )
}

function TicketMove({ ticket: { id, status, replies } }: { ticket: Ticket }) {
  const { queue: text } = useMessages('tickets', tickets)
  const move = useCall(calls.setStatus, {
    event: 'tickets.changed',
    done: text.moved,
    failed: text.moveFailed,
    otherwise: '',
  })
  const closed = status === 'encerrado'
  const to = closed ? reopenedTicket(replies.at(-1)?.fromStaff ?? false) : 'encerrado'
  return (
    <div className="border-t border-line pt-5">
      <Button variant="ghost" size="panel" loading={move.isPending} onClick={() => move.mutate({ id, status: to })}>
        {closed ? text.reopen : text.close}
      </Button>
    </div>
  )
}
