import type { AnnouncementId } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The title of a part and where it is shown. */
export function usePartWords(): (id: AnnouncementId) => { title: string; where: string } {
  const { parts, where } = useMessages('announcement', announcement)
  return (id) => ({ title: parts[id], where: where[id] })
}
