import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { documentStatusTone } from '#features/documents/web/status-tone.ts'
import { documents } from '#features/documents/words/documents.pt-BR.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { payments } from '#features/payments/words/payments.pt-BR.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { statusTone } from '#features/registrations/web/status-tone.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { PersonDetail, PersonRecords } from './queries.ts'
import { Lines, RecordPart } from './record-part.tsx'

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  pending: 'yellow',
  paid: 'green',
  failed: 'red',
  refunded: 'grey',
}
const ticketTones: Record<TicketStatus, BadgeTone> = { aberto: 'yellow', respondido: 'green', encerrado: 'grey' }

const processOf = (id: string): string => `/admin/processes?processo=${id}`

function Named({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <span className="min-w-0 flex-1 basis-48">
      <Link to={to} className="font-medium break-words text-mar-700 underline-offset-4 hover:underline">
        {name}
      </Link>
      <span className="block text-sm text-ink-muted">{note}</span>
    </span>
  )
}

type Props = { person: PersonDetail; records: PersonRecords }

/** The person's newest registrations, payments, tickets and documents, each with a link to its full list. */
export function PersonBusiness({ person, records }: Props): ReactNode {
  const { shared, page: text } = useMessages('people', people)
  const statusWords = useMessages('registrations', registrations)
  const paymentWords = useMessages('payments', payments)
  const ticketWords = useMessages('tickets', tickets)
  const documentWords = useMessages('documents', documents)
  const money = useMoney()
  const { date } = useDates()
  const found = `busca=${encodeURIComponent(person.email)}`
  const processes = records.side === 'agent' ? `/admin/processes?agente=${person.id}` : `/admin/processes?${found}`
  return (
    <>
      <RecordPart title={text.registrations} all={processes}>
        <Lines rows={records.registrations} none={text.noRegistrations} keyOf={({ id }) => id}>
          {(row) => (
            <>
              <Named to={processOf(row.id)} name={row.companyName} note={date(row.createdAt)} />
              <span className="inline-flex flex-wrap gap-1.5">
                <Badge tone={statusTone[row.status]}>{statusWords.status[row.status]}</Badge>
                {!row.paid && <Badge tone="red">{statusWords.unpaid}</Badge>}
              </span>
            </>
          )}
        </Lines>
      </RecordPart>
      <RecordPart title={shared.payments} all={processes}>
        <Lines rows={records.payments} none={text.noPayments} keyOf={({ id }) => id}>
          {(row) => (
            <>
              <Named to={processOf(row.company.id)} name={row.company.name} note={date(row.createdAt)} />
              <span className="inline-flex items-center gap-2">
                <span className="tabular-nums">{money(row.amountCents)}</span>
                <Badge tone={paymentTones[row.status]}>{paymentWords.status[row.status]}</Badge>
              </span>
            </>
          )}
        </Lines>
      </RecordPart>
      <RecordPart title={text.tickets} all={`/admin/support?${found}`}>
        <Lines rows={records.tickets} none={text.noTickets} keyOf={({ id }) => id}>
          {(row) => (
            <>
              <Named to={`/admin/support?chamado=${row.id}`} name={row.subject} note={date(row.updatedAt)} />
              <Badge tone={ticketTones[row.status]}>{ticketWords.status[row.status]}</Badge>
            </>
          )}
        </Lines>
      </RecordPart>
      <RecordPart title={text.documents} all={processes}>
        <Lines rows={records.documents} none={text.noDocuments} keyOf={({ id }) => id}>
          {(row) => (
            <>
              <Named
                to={processOf(row.company.id)}
                name={row.name}
                note={`${row.company.name}, ${date(row.updatedAt)}`}
              />
              <Badge tone={documentStatusTone[row.status]}>{documentWords.status[row.status]}</Badge>
            </>
          )}
        </Lines>
      </RecordPart>
    </>
  )
}
