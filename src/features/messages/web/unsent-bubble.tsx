import { CircleAlert, Clock, FileText } from 'lucide-react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { bubbleFoot, bubbleText, ownBubble } from './message-bubble.tsx'
import type { Outbox, OutboxEntry } from './outbox.ts'

/** A message of the user that is waiting, being sent, or refused. */
export function UnsentBubble({ entry, outbox, time }: { entry: OutboxEntry; outbox: Outbox; time: string }) {
  const text = useMessages('messages', words)
  const failed = entry.state === 'failed'
  const Icon = failed ? CircleAlert : Clock
  const word = { waiting: text.waiting, sending: text.sending, sent: text.delivered, failed: text.failed }[entry.state]
  return (
    <li>
      <div className={ownBubble}>
        <p className={bubbleText}>{entry.text}</p>
        {entry.attachments.map(({ documentId, name }) => (
          <p key={documentId} className="mt-1.5 flex items-center gap-2 text-[0.9375rem]">
            <FileText size={16} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{name}</span>
          </p>
        ))}
        <p className={`${bubbleFoot} ${failed ? 'font-semibold text-ipe-300' : 'text-areia-200'}`}>
          <time dateTime={entry.at}>{time}</time>
          <span className="flex items-center gap-1">
            <Icon size={15} aria-hidden="true" />
            {word}
          </span>
        </p>
      </div>
      {failed && (
        <div className="mt-1.5 flex justify-end gap-2">
          <Button variant="ghost" size="panel" onClick={() => outbox.remove(entry.id)}>
            {text.discard}
          </Button>
          <Button size="panel" onClick={() => outbox.retry(entry.id)}>
            {text.retry}
          </Button>
        </div>
      )}
    </li>
  )
}
