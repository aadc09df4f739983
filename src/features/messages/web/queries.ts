import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { conversationView, messageView } from '#features/messages/contract.ts'
import { messages } from '#features/messages/contract.ts'
import { type ApiError, call, keyOf, queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'
import { type Held, withNewest } from './held-thread.ts'

export type Conversation = z.output<typeof conversationView>
export type Message = z.output<typeof messageView>
export type HeldThread = Held<Message>

const PAGE = 30

export const conversationsQuery = (search: string) => pagedQuery(messages.conversations, { search })

export const conversationQuery = (id: string) => queryOf(messages.conversation, { id })

const threadKey = (id: string) => [...keyOf(messages.thread), { id }]

/** Reads the newest page again and keeps the older pages that are already loaded. */
export const threadQuery = (id: string) =>
  queryOptions<HeldThread, ApiError>({
    queryKey: threadKey(id),
    queryFn: async ({ client, signal }) => {
      const page = await call(messages.thread, { id, limit: PAGE }, { signal })
      return withNewest(client.getQueryData<HeldThread>(threadKey(id)), page)
    },
  })

export const olderPage = (id: string, cursor: string) => call(messages.thread, { id, limit: PAGE, cursor })
