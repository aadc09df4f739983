import type { z } from 'zod'
import { announcement, type announcementView } from '#contract/announcement.ts'
import type { Announcement, AnnouncementId } from '#domain/announcement/rows.ts'
import { queryOf } from '#web/api/call.ts'

export type Parts = z.output<typeof announcementView>
export type Part = Parts[AnnouncementId]

export const announcementQuery = () => queryOf(announcement.read, {})

/** The figures alone, without who edited them. */
export const figuresOf = (parts: Parts): Announcement =>
  Object.fromEntries(Object.entries(parts).map(([id, { content }]) => [id, content])) as Announcement
