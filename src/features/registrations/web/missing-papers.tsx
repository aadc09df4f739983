import { StaffDocumentBadge } from '#features/documents/web/review/staff-status-badge.tsx'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { MissingPapers } from './use-missing-papers.ts'

type Props = { papers: MissingPapers; mayPassOver: boolean }

/** Warns before an approval which required papers are not approved, and says who may approve without them (K6). */
export function MissingPapersWarning({ papers: { asked, query, missing }, mayPassOver }: Props) {
  const { missing: text } = useMessages('teamRegistrations', teamRegistrations)
  if (!asked) return null
  if (!missing)
    return query.isError ? (
      <ErrorState compact title={text.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Skeleton className="h-20 w-full" />
    )
  if (missing.length === 0) return null
  return (
    <Notice tone="red">
      <p>{text.title({ count: missing.length })}</p>
      <ul className="my-2 space-y-1.5">
        {missing.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words">
            {name} <StaffDocumentBadge status={status} />
          </li>
        ))}
      </ul>
      <p>{mayPassOver ? text.withReason : text.officeOnly}</p>
    </Notice>
  )
}
