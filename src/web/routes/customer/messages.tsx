import { ConversationsPage } from '#web/conversations/conversations-page.tsx'

export default function CustomerMessages() {
  return <ConversationsPage side="customer" />
}
