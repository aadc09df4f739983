import type { z } from 'zod'
import { announcement, type announcementView } from '#contract/announcement.ts'
import type { AnnouncementId } from '#domain/announcement/rows.ts'
import { queryOf } from '#web/api/call.ts'

export type Parts = z.output<typeof announcementView>
export type Part = Parts[AnnouncementId]

export const announcementQuery = () => queryOf(announcement.read, {})
