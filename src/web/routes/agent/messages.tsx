import { ConversationsPage } from '#web/conversations/conversations-page.tsx'

export default function AgentMessages() {
  return <ConversationsPage side="agent" />
}
