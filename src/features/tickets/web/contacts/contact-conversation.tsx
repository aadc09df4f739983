import { ContactDate } from '#features/tickets/web/contact-date.tsx'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { ContactMessage } from './queries.ts'
import { StatusBadge } from './status-badge.tsx'

/** The visitor's text is rendered as plain text, never as markup or links. */
export function ContactConversation({ message }: { message: ContactMessage }) {
  const text = useMessages('support', support)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <StatusBadge status={message.status} />
        <ContactDate at={message.createdAt} />
      </div>
      <dl className="space-y-1 text-[0.9375rem]">
        <Detail label={text.email} value={message.email} />
        {message.telefone && <Detail label={text.phone} value={message.telefone} />}
      </dl>
      <section>
        <h3 className="text-[1.0625rem]">{text.message}</h3>
        <p className="mt-2 rounded-md bg-areia-100 p-4 break-words whitespace-pre-wrap">{message.mensagem}</p>
      </section>
      <section>
        <h3 className="text-[1.0625rem]">{text.history}</h3>
        {message.replies.length === 0 && <p className="mt-2 text-ink-muted">{text.noReplies}</p>}
        <ol className="mt-2 space-y-3">
          {message.replies.map((reply) => (
            <li key={reply.id} className="rounded-md border border-line p-4">
              <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-muted">
                <span className="font-semibold">{text.repliedBy({ name: reply.author })}</span>
                <ContactDate at={reply.createdAt} />
              </p>
              <p className="mt-1.5 break-words whitespace-pre-wrap">{reply.message}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-muted">{label}:</dt>
      <dd className="font-semibold break-all">{value}</dd>
    </div>
  )
}
