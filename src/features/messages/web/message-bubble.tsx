import { Check, CheckCheck } from 'lucide-react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AttachmentLink } from './attachment-link.tsx'
import type { Message } from './queries.ts'
import type { ConversationSide } from './sides.ts'

type Props = {
  message: Message
  /** Written by the reader's own side. */
  ours: boolean
  side: ConversationSide
  read: boolean
  /** The heading of the day, above its first message. */
  day: string | undefined
  time: string
}

const bubble = 'w-fit max-w-[min(34rem,88%)] rounded-xl px-3.5 py-2.5'
export const ownBubble = `${bubble} ml-auto rounded-br-sm bg-mar-800 text-areia-50`
const theirBubble = `${bubble} rounded-bl-sm bg-areia-100 text-ink`
export const bubbleText = 'break-words whitespace-pre-wrap [overflow-wrap:anywhere]'
export const bubbleFoot = 'mt-1 flex items-center justify-end gap-1.5 text-[0.8125rem]'

export function MessageBubble({ message, ours, side, read, day, time }: Props) {
  return (
    <li data-message={message.id}>
      {day && (
        <p className="my-4 flex items-center gap-3 text-[0.8125rem] font-semibold text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {day}
        </p>
      )}
      <div className={ours ? ownBubble : theirBubble}>
        {/* Only a message of a former agent shows its sender's name; otherwise position and colour show who wrote it. */}
        <p className={ours && !message.mine ? 'mb-0.5 text-[0.8125rem] font-semibold' : 'sr-only'}>
          {message.senderName}
        </p>
        <p className={bubbleText}>{ours ? message.text : <LinkedText text={message.text} />}</p>
        {message.attachments.length > 0 && (
          <ul className="mt-2 space-y-1.5">
            {message.attachments.map((attachment) => (
              <AttachmentLink key={attachment.documentId} attachment={attachment} side={side} />
            ))}
          </ul>
        )}
        <p className={`${bubbleFoot} ${ours ? 'text-areia-200' : 'text-ink-muted'}`}>
          <time dateTime={message.createdAt}>{time}</time>
          {ours && <Delivery read={read} />}
        </p>
      </div>
    </li>
  )
}

function Delivery({ read }: { read: boolean }) {
  const text = useMessages('messages', words)
  const Icon = read ? CheckCheck : Check
  return (
    <span className="flex items-center gap-1">
      <Icon size={15} aria-hidden="true" className={read ? 'text-ipe-300' : ''} />
      {read ? text.read : text.delivered}
    </span>
  )
}
