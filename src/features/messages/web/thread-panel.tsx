import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { Composer } from './composer.tsx'
import { conversationQuery } from './queries.ts'
import { CHOSEN, type ConversationSide } from './sides.ts'
import { Thread } from './thread.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useOutbox } from './use-outbox.ts'

type Props = { side: ConversationSide; user: SessionUser; acting: boolean; wide: boolean }

export function ThreadPanel({ id, ...props }: Props & { id: string | null }) {
  if (id === null) return <NothingChosen />
  return <ChosenThread id={id} {...props} />
}

function ChosenThread({ id, side, user, acting, wide }: Props & { id: string }) {
  const text = useMessages('messages', words)
  const { linkWith } = useAddressFilter()
  const query = useQuery(conversationQuery(id))
  const { outbox, entries } = useOutbox(user.id, id)
  const gone = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  return (
    <section aria-label={text.conversation} className="flex min-w-0 flex-1 flex-col">
      {!wide && (
        <div className="sr-only">
          <ScreenTitle />
        </div>
      )}
      {gone ? (
        <div className="my-auto">
          <EmptyState
            {...text.gone}
            action={
              <Link to={linkWith({ [CHOSEN]: undefined })} replace className={buttonClass('ghost', 'panel')}>
                {text.toList}
              </Link>
            }
          />
        </div>
      ) : (
        <>
          <ThreadHeader conversation={query.data} side={side} wide={wide} />
          <Thread
            id={id}
            side={side}
            name={query.data?.counterpart?.name}
            outbox={outbox}
            entries={entries}
            mayMark={!acting}
          />
          {acting || query.data?.canWrite === false ? (
            <p className="border-t border-line bg-areia-100 px-4 py-4 text-center text-[0.9375rem] text-ink-muted">
              {acting ? text.readOnly : text.waitForAgent}
            </p>
          ) : (
            <Composer conversationId={id} side={side} wide={wide} onSend={outbox.add} />
          )}
        </>
      )}
    </section>
  )
}

function NothingChosen() {
  const text = useMessages('messages', words)
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-center gap-3 px-6 text-center text-ink-muted">
      <MessageCircle size={36} strokeWidth={1.5} aria-hidden="true" className="text-mar-500" />
      <p>{text.choose}</p>
    </div>
  )
}
