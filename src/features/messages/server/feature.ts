import { z } from 'zod'
import { unreadMessages } from '#features/messages/contract/unread-messages.ts'
import { messages } from '#features/messages/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { countUnread } from './count-unread.ts'
import { listConversations, readConversation } from './list-conversations.ts'
import { markConversationRead } from './mark-read.ts'
import { reactions } from './reactions.ts'
import { readThread } from './read-thread.ts'
import { sendMessage } from './send-message.ts'
import { tellAwayReader } from './tell-away-reader.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'tell-away-reader': { registrationId: string; readerId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    messages: serve(
      { ...messages, ...unreadMessages },
      {
        conversations: listConversations,
        unread: countUnread,
        conversation: readConversation,
        thread: readThread,
        send: sendMessage,
        markRead: markConversationRead,
      },
    ),
  },
  on: reactions,
  jobs: {
    'tell-away-reader': {
      payload: z.object({ registrationId: z.uuid(), readerId: z.uuid() }),
      lock: ({ registrationId, readerId }) => `away:${registrationId}:${readerId}`,
      run: ({ context, payload }) => tellAwayReader(context, payload),
    },
  },
}
