import { ConversationsPage } from '#web/features/messages/conversations-page.tsx'

export default function AgentMessages() {
  return <ConversationsPage side="agent" />
}
