import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { type Announcement, type AnnouncementId, announcementShapes } from '#features/announcement/rules/rows.ts'

/** The stored announcement; a row that is missing or does not fit its schema is replaced by its default. */
export function announcementOf(rows: readonly { id: string; content: unknown }[]): Announcement {
  const stored = new Map(rows.map(({ id, content }) => [id, content]))
  const read = ([id, shape]: [string, (typeof announcementShapes)[AnnouncementId]]) => {
    const { data } = shape.safeParse(stored.get(id))
    return data ? [[id, data] as const] : []
  }
  return { ...announcementDefaults, ...Object.fromEntries(Object.entries(announcementShapes).flatMap(read)) }
}
