import type { AnnouncementId } from '#domain/announcement/rows.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { announcement } from '#web/i18n/pt-BR/announcement.ts'

/** What a part is called and where it is shown. */
export function usePartWords(): (id: AnnouncementId) => { title: string; where: string } {
  const { parts, where } = useMessages('announcement', announcement)
  return (id) => ({ title: parts[id], where: where[id] })
}
