import type { AnnouncementId } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** What a part is called and where it is shown. */
export function usePartWords(): (id: AnnouncementId) => { title: string; where: string } {
  const { parts, where } = useMessages('announcement', announcement)
  return (id) => ({ title: parts[id], where: where[id] })
}
