import { ConversationsPage } from '#features/messages/web/conversations-page.tsx'

export default function AgentMessages() {
  return <ConversationsPage side="agent" />
}
