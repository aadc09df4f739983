import { ArrowLeft, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Conversation } from './queries.ts'
import { CHOSEN, type ConversationSide, documentsOf } from './sides.ts'

type Props = { conversation: Conversation | undefined; side: ConversationSide; wide: boolean }

export function ThreadHeader({ conversation, side, wide }: Props) {
  const text = useMessages('messages', words)
  const { linkWith } = useAddressFilter()
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line px-3 py-2 md:px-5">
      {!wide && (
        <Link to={linkWith({ [CHOSEN]: undefined })} replace aria-label={text.back} className="icon-btn border-0">
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
      )}
      {conversation ? (
        <>
          <Avatar name={conversation.counterpart?.name ?? conversation.companyName} size={wide ? 'large' : 'normal'} />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-[1.0625rem] leading-tight">
              {conversation.counterpart?.name ?? text.noAgent}
            </h2>
            <p className="truncate text-[0.8125rem] text-ink-muted">
              {side === 'customer' ? `${text.responsible} · ${conversation.companyName}` : conversation.companyName}
            </p>
          </div>
        </>
      ) : (
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-28" />
        </div>
      )}
      <Link
        to={documentsOf(side, conversation)}
        className={wide ? buttonClass('ghost', 'panel') : 'icon-btn'}
        aria-label={text.seeDocuments}
      >
        <FileText size={18} aria-hidden="true" />
        {wide && text.seeDocuments}
      </Link>
    </header>
  )
}
