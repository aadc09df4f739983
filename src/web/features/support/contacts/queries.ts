import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { contactSummaryView, contactView } from '#contract/contact.ts'
import { contact } from '#contract/contact.ts'
import type { ContactStatus } from '#domain/support/contact.ts'
import { call, keyOf, queryOf } from '#web/api/call.ts'

export type ContactSummary = z.output<typeof contactSummaryView>
export type ContactMessage = z.output<typeof contactView>
export type ContactFilter = { search: string; status: ContactStatus | undefined }

export const listKey = keyOf(contact.list)

export const contactsQuery = ({ search, status }: ContactFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { search, status }],
    queryFn: ({ pageParam, signal }) => {
      const filter = { ...(search ? { search } : {}), ...(status ? { status } : {}) }
      return call(contact.list, { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // No live event tells of a new contact message, so the screen reads the list whenever it is opened.
    staleTime: 0,
  })

export const contactQuery = (id: string) => queryOf(contact.read, { id })
