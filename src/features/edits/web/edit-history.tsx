import { edits as calls } from '#features/edits/contract.ts'
import { edits } from '#features/edits/words/edits.pt-BR.ts'
import type { EditSubject } from '#rules/edit-subjects.ts'
import { useDates } from '#web/format/use-dates.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { pagedQuery } from '#web/lists/paged-query.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FieldChanges } from './field-changes.tsx'
import type { FieldWords } from './field-words.ts'

type Props = { subjectType: EditSubject; subjectId: string; fields: FieldWords }

/** Who changed what of one record, and when. */
export function EditHistory({ subjectType, subjectId, fields }: Props) {
  const text = useMessages('edits', edits)
  const { dateTime } = useDates()
  const list = usePagedRows(pagedQuery(calls.list, { subjectType, subjectId }, { staleTime: 0 }))
  return (
    <PagedList
      list={list}
      loading={<Skeleton className="h-24 w-full" />}
      empty={<p className="text-sm text-ink-muted">{text.never}</p>}
    >
      {(rows) => (
        <ol aria-label={text.changes} className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="py-3 first:pt-0">
              <p className="text-sm text-ink-muted">
                {text.entry[row.kind]({ who: row.by?.name || text.somebody, at: dateTime(row.at) })}
              </p>
              {row.kind === 'changed' && <FieldChanges fields={fields} changes={row.changes} />}
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}
