import type { ReactNode } from 'react'
import { MAIL_PAGES } from '#features/mails/contract/dev-mail.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** A mail as text, with a link to the page that shows it as its reader sees it. */
export function MailCard({
  subject,
  about,
  text,
  page,
}: {
  subject: string
  about: ReactNode
  text: string
  page: string
}) {
  return (
    <article className="card p-5">
      <h2 className="text-h3">{subject}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">{about}</p>
      <p className="mt-4 break-words whitespace-pre-wrap">
        <LinkedText text={text} />
      </p>
      <a
        href={`${MAIL_PAGES}/${page}`}
        target="_blank"
        rel="noreferrer"
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-mar-600 underline"
      >
        Ver como chega<span className="sr-only">: {subject} (abre em outra aba)</span>
      </a>
    </article>
  )
}
