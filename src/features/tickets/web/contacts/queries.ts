import type { z } from 'zod'
import type { contactSummaryView, contactView } from '#features/tickets/contract/contact.ts'
import { contact } from '#features/tickets/contract/contact.ts'
import type { ContactStatus } from '#features/tickets/rules/contact.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type ContactSummary = z.output<typeof contactSummaryView>
export type ContactMessage = z.output<typeof contactView>
export type ContactFilter = { search: string; status: ContactStatus | undefined }

// No live event announces a new contact message, so the list is read again whenever the screen is opened.
export const contactsQuery = (filter: ContactFilter) => pagedQuery(contact.list, filter, { staleTime: 0 })

export const contactQuery = (id: string) => queryOf(contact.read, { id })
