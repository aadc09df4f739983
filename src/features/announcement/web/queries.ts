import type { z } from 'zod'
import { announcement, type announcementView } from '#features/announcement/contract.ts'
import type { AnnouncementId } from '#features/announcement/rules/rows.ts'
import { queryOf } from '#web/api/call.ts'

export type Parts = z.output<typeof announcementView>
export type Part = Parts[AnnouncementId]

export const announcementQuery = () => queryOf(announcement.read, {})
