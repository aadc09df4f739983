import { useQuery } from '@tanstack/react-query'
import { contact } from '#features/tickets/contract/contact.ts'
import { canMoveContact, contactLimits, reopened } from '#features/tickets/rules/contact.ts'
import { WriteBox } from '#features/tickets/web/write-box.tsx'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ContactConversation } from './contact-conversation.tsx'
import { type ContactMessage, contactQuery } from './queries.ts'

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

const changed = [contact.list, contact.read]

function AnswerBox({ id, email }: { id: string; email: string }) {
  const text = useMessages('support', support)
  const answer = useCall(contact.answer, {
    stale: changed,
    done: text.answerSent,
    onDone: () => {
      form.reset()
    },
  })
  const form = useCallForm(answer, {
    schema: contact.answer.body,
    values: { message: '' },
    input: (fields) => ({ id, ...fields }),
    failed: text.failed,
    draft: `contact:${id}`,
  })
  const words = { label: text.yourAnswer, hint: text.answerHint({ email }), send: text.sendAnswer }
  return <WriteBox form={form} words={words} rows={6} maxLength={contactLimits.reply} />
}

function StatusButtons({ message: { id, status, replies } }: { message: ContactMessage }) {
  const text = useMessages('support', support)
  const change = useCall(contact.setStatus, {
    stale: changed,
    done: text.statusChanged,
    failed: text.failed,
    otherwise: '',
  })
  const steps =
    status === 'encerrado'
      ? [{ to: reopened(replies.length > 0), label: text.reopen }]
      : [
          { to: 'respondido', label: text.markAnswered } as const,
          { to: 'encerrado', label: text.close } as const,
        ].filter(({ to }) => canMoveContact(status, to))
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {steps.map(({ to, label }) => (
        <Button
          key={to}
          variant="ghost"
          size="panel"
          loading={change.isPending}
          onClick={() => change.mutate({ id, status: to })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
