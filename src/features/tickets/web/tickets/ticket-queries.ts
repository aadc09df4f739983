import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ticketSummaryView, ticketView } from '#features/tickets/contract.ts'
import { tickets } from '#features/tickets/contract.ts'
import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type TicketSummary = z.output<typeof ticketSummaryView>
export type Ticket = z.output<typeof ticketView>
export type TicketFilter = { search: string; status: TicketStatus | undefined }
/** The reader of a ticket: its customer, or the team that answers it. */
export type Side = 'customer' | 'team'

export const ticketsQuery = (filter: Partial<TicketFilter>) => pagedQuery(tickets.list, filter)

/** A ticket is read again whenever it is opened: the version cached after the last write may miss newer replies. */
export const ticketQuery = (id: string) => queryOptions({ ...queryOf(tickets.read, { id }), staleTime: 0 })
export const ticketCountsQuery = queryOf(tickets.counts, {})
