import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { support } from '#web/i18n/pt-BR/support.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerBox } from './answer-box.tsx'
import { ContactConversation } from './contact-conversation.tsx'
import { contactQuery } from './queries.ts'
import { StatusButtons } from './status-buttons.tsx'

/** One message with its history, the box for the answer and what else can be done. */
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
          {data.status === 'encerrado' ? (
            <Notice tone="blue">{text.closedText}</Notice>
          ) : (
            <AnswerBox key={data.id} id={data.id} email={data.email} />
          )}
          <StatusButtons message={data} />
        </div>
      )}
    </Drawer>
  )
}
