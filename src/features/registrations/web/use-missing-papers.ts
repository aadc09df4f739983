import { useQuery } from '@tanstack/react-query'
import { missingPapers, needsPapers } from '#features/registrations/rules/approval.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { detailQuery } from './queries.ts'

/** The papers that an approval would skip, loaded once an approval is chosen; `missing` is undefined while they load. */
export function useMissingPapers(id: string, to: RegistrationStatus | undefined) {
  const asked = to !== undefined && needsPapers(to)
  const query = useQuery({ ...detailQuery(id), staleTime: 0, enabled: asked })
  const detail = query.data
  return {
    asked,
    query,
    missing: asked ? detail && missingPapers(detail.documents) : [],
    /** Company papers that the customer cannot fetch yet. */
    toCome: asked
      ? (detail?.companyPapers ?? []).filter(({ files }) => files.length === 0).map(({ paper }) => paper)
      : [],
  }
}
export type MissingPapers = ReturnType<typeof useMissingPapers>
