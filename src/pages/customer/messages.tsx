import { ConversationsPage } from '#features/messages/web/conversations-page.tsx'

export default function CustomerMessages() {
  return <ConversationsPage side="customer" />
}
