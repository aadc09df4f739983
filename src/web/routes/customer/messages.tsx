import { ConversationsPage } from '#web/features/messages/conversations-page.tsx'

export default function CustomerMessages() {
  return <ConversationsPage side="customer" />
}
