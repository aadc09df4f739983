import { useDates } from '#web/format/use-dates.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import type { AuditEntry } from './queries.ts'
import { useAuditWords } from './use-audit-words.ts'

export function useAuditColumns(onOpen: (id: string) => void): Column<AuditEntry>[] {
  const { text, action, person, by, subject, subjectKind } = useAuditWords()
  const { dateTime } = useDates()
  const { columns } = text
  const what = (entry: AuditEntry) => (
    <OpenButton
      label={text.open({ what: `${by(entry)}: ${action(entry.action)}` })}
      onOpen={() => onOpen(entry.id)}
      className="md:min-h-7"
    >
      {action(entry.action)}
    </OpenButton>
  )
  const who = (entry: AuditEntry) => (
    <div className="max-w-[26ch]">
      <p className={`break-words ${entry.by?.name ? '' : 'text-ink-muted'}`}>{by(entry)}</p>
      {entry.actingAs && (
        <p className="text-sm break-words text-ink-muted">{text.actingAs({ name: person(entry.actingAs) })}</p>
      )}
    </div>
  )
  const whom = ({ subject: of }: AuditEntry) =>
    of && (
      <div className="max-w-[34ch]">
        <p className="break-words">{subject(of)}</p>
        {of.name && <p className="text-sm text-ink-muted">{subjectKind(of.type)}</p>}
      </div>
    )
  return [
    {
      key: 'at',
      header: columns.at,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {dateTime(at)}
        </time>
      ),
    },
    { key: 'by', header: columns.by, cell: who },
    { key: 'action', header: columns.action, primary: true, cell: what },
    { key: 'subject', header: columns.subject, cell: whom },
  ]
}
