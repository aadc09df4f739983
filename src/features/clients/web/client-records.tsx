import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { useActivityWording } from '#features/registrations/web/use-activity-wording.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CardPart } from './card-part.tsx'
import type { ClientCard } from './queries.ts'

const processOf = (id: string): string => `/agent/processes?processo=${id}`

function Record({ to, name, note }: { to: string; name: string; note: string }) {
  return (
    <>
      <Link
        to={to}
        className="inline-flex min-h-6 font-medium break-words text-mar-700 underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <span className="block text-sm break-words text-ink-muted">{note}</span>
    </>
  )
}

function Lines<Row extends { id: string }>({
  rows,
  none,
  children,
}: {
  rows: readonly Row[]
  none: string
  children: (row: Row) => ReactNode
}) {
  if (rows.length === 0) return <p className="text-[0.9375rem] text-ink-muted">{none}</p>
  return (
    <ul className="divide-y divide-line/70 text-[0.9375rem]">
      {rows.map((row) => (
        <li key={row.id} className="py-2 first:pt-0 last:pb-0">
          {children(row)}
        </li>
      ))}
    </ul>
  )
}

/** Waiting documents, the team's notes and the latest activity of a client, each linked to its record. */
export function ClientRecords({ client }: { client: ClientCard }) {
  const { shared, card: text } = useMessages('clients', clients)
  const { date, dateTime } = useDates()
  const wording = useActivityWording()
  return (
    <>
      <CardPart title={text.documents}>
        <Lines rows={client.documents} none={text.noDocuments}>
          {({ id, name, company, sentAt }) => (
            <Record
              to={`/agent/documents?documento=${id}`}
              name={name}
              note={text.sent({ company: company.name, at: date(sentAt) })}
            />
          )}
        </Lines>
      </CardPart>
      <CardPart title={shared.notes}>
        <Lines rows={client.notes} none={text.noNotes}>
          {({ text: note, author, company, createdAt }) => (
            <>
              <p translate="no" className="break-words whitespace-pre-line">
                {note}
              </p>
              <Link
                to={processOf(company.id)}
                className="inline-flex min-h-6 text-sm text-ink-muted underline underline-offset-4"
              >
                {text.noted({ author, company: company.name, at: dateTime(createdAt) })}
              </Link>
            </>
          )}
        </Lines>
      </CardPart>
      <CardPart title={text.activity}>
        <Lines rows={client.activities} none="">
          {(entry) => (
            <Record
              to={processOf(entry.company.id)}
              name={wording(entry).join('. ')}
              note={text.happenedTo({ company: entry.company.name, at: dateTime(entry.at) })}
            />
          )}
        </Lines>
      </CardPart>
    </>
  )
}
