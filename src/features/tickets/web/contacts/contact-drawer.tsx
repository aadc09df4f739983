import { useQuery } from '@tanstack/react-query'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AnswerBox } from './answer-box.tsx'
import { ContactConversation } from './contact-conversation.tsx'
import { type ContactMessage, contactQuery } from './queries.ts'
import { StatusButtons } from './status-buttons.tsx'

function Answer({ message }: { message: ContactMessage }) {
  const text = useMessages('support', support)
  const acting = useSession().data?.acting
  if (acting) return <Notice tone="blue">{text.acting}</Notice>
  if (message.status === 'encerrado') return <Notice tone="blue">{text.closedText}</Notice>
  return <AnswerBox key={message.id} id={message.id} email={message.email} />
}

/** One contact message with its replies, the answer box and the status actions. */
export function ContactDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useMessages('support', support)
  const { data, error, isFetching, refetch } = useQuery({ ...contactQuery(id), staleTime: 0 })
  const gone = error?.status === 404 || error?.status === 400
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={data?.nome ?? text.message}
      {...(data ? { description: data.assunto ? text.subjects[data.assunto] : text.noSubject } : {})}
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {gone && <Notice tone="red">{text.notFound}</Notice>}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className="space-y-6">
          <ContactConversation message={data} />
          <Answer message={data} />
          <StatusButtons message={data} />
        </div>
      )}
    </Drawer>
  )
}
