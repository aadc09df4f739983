import { audit as auditWords } from '#features/audit/words/audit.pt-BR.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { isNamedAction } from '#rules/audit-actions.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { PersonDetail, PersonRecords } from './queries.ts'
import { Lines, RecordPart } from './record-part.tsx'

type Props = { person: PersonDetail; records: PersonRecords }

/** Impersonations of and by this person, and the audit rows about the account. */
export function PersonTraces({ person, records }: Props) {
  const text = useMessages('people', people)
  const { dateTime } = useDates()
  const audit = `/admin/audit?sujeito=${person.id}`
  const words = useMessages('audit', auditWords)
  const said = (action: string): string => (isNamedAction(action) ? words.actions[action] : words.unknown({ action }))
  return (
    <>
      <RecordPart title={text.page.accesses} all={audit}>
        <Lines rows={records.accesses} none={text.page.noAccesses} keyOf={({ id }) => id}>
          {(row) => (
            <span className="min-w-0">
              <span className="block font-medium break-words">
                {text.page.access1({ by: row.by, as: row.as })}: {row.reason}
              </span>
              <span className="block text-sm text-ink-muted">
                {row.endedAt
                  ? text.page.until({ from: dateTime(row.startedAt), to: dateTime(row.endedAt) })
                  : text.page.stillOpen({ from: dateTime(row.startedAt) })}
              </span>
            </span>
          )}
        </Lines>
      </RecordPart>
      <RecordPart title={text.page.audit} all={audit}>
        <Lines rows={records.audit} none={text.page.noAudit} keyOf={({ id }) => id}>
          {(row) => (
            <>
              <span className="min-w-0 flex-1 basis-48">
                <span className="font-medium">{row.by ?? text.page.byNobody}</span> {said(row.action)}
              </span>
              <time dateTime={row.at} className="text-sm text-ink-muted tabular-nums">
                {dateTime(row.at)}
              </time>
            </>
          )}
        </Lines>
      </RecordPart>
    </>
  )
}
