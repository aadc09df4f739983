import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useDates } from '#web/format/use-dates.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import type { AuditEntry } from './queries.ts'
import { useAuditFilter } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'

const OPEN = { linha: undefined }

/** The link to the record that the entry is about. */
function useRecordLink({ subject }: AuditEntry) {
  const { text } = useAuditWords()
  if (!subject) return undefined
  if (subject.registrationId)
    return { to: `/admin/processes?processo=${subject.registrationId}`, label: text.openProcess }
  if (subject.type === 'ticket' && subject.name)
    return { to: `/admin/support?chamado=${subject.id}`, label: text.entry.openTicket }
  if (subject.type === 'contact_message' && subject.name)
    return { to: `/admin/support?mensagem=${subject.id}`, label: text.entry.openMessage }
  return undefined
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { text, by, person, subject, subjectKind } = useAuditWords()
  const { dateTime } = useDates()
  const { linkTo } = useAuditFilter()
  const record = useRecordLink(entry)
  const { subject: of } = entry
  const link = buttonClass('ghost', 'panel')
  return (
    <div className="space-y-6">
      <FactList
        className="gap-x-6 sm:grid-cols-2"
        facts={[
          [text.when, dateTime(entry.at)],
          [text.entry.row, entry.id],
          [text.who, by(entry)],
          [text.entry.actingAs, entry.actingAs && person(entry.actingAs)],
          [text.entry.subject, of && subject(of)],
          [text.entry.kind, of && subjectKind(of.type)],
          [text.entry.id, of?.id],
          [text.agent, entry.agent && person(entry.agent)],
          [text.entry.request, entry.requestId],
        ]}
      />
      <section>
        <h3 className="mb-2 text-[1.0625rem]">{text.entry.details}</h3>
        {Object.keys(entry.details).length === 0 ? (
          <p className="text-ink-muted">{text.entry.noDetails}</p>
        ) : (
          <pre
            translate="no"
            className="rounded-md bg-areia-100 p-3.5 text-sm break-words whitespace-pre-wrap text-mar-900"
          >
            {JSON.stringify(entry.details, null, 2)}
          </pre>
        )}
      </section>
      <div className="flex flex-wrap gap-2">
        {entry.by && (
          <Link to={linkTo({ person: entry.by.id, subject: '', action: '' }, OPEN)} className={link}>
            {text.entry.allOfPerson}
          </Link>
        )}
        {of && (
          <Link to={linkTo({ subject: of.id, person: '', action: '' }, OPEN)} className={link}>
            {text.entry.allOfSubject}
          </Link>
        )}
        {record && (
          <Link to={record.to} className={link}>
            {record.label}
          </Link>
        )}
      </div>
    </div>
  )
}

type Props = Omit<ComponentProps<typeof RecordDrawer>, 'title' | 'children'> & { entry: AuditEntry | undefined }

/** One row of the audit trail with all its details. */
export function EntryDrawer({ entry, ...drawer }: Props) {
  const { text, action } = useAuditWords()
  return (
    <RecordDrawer title={entry ? action(entry.action) : text.entry.title} {...drawer}>
      {entry ? <Entry entry={entry} /> : <Notice tone="blue">{text.entry.gone}</Notice>}
    </RecordDrawer>
  )
}
