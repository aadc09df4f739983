import { Paperclip, SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { insertAfter } from '#features/answer-templates/rules/fill-template.ts'
import { TemplatesButton } from '#features/answer-templates/web/templates-button.tsx'
import { useOpenNames } from '#features/answer-templates/web/use-open-names.ts'
import { asMessage, LONGEST_MESSAGE } from '#features/messages/rules/text.ts'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { keepDraft, keptDraft } from '#web/session/unsent-messages.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { type Attached, AttachedDocuments } from './attached-documents.tsx'
import type { ConversationSide } from './sides.ts'

// Most messages have no attachment, so the picker is loaded when it opens.
const AttachmentPicker = lazy(() => import('./attachment-picker.tsx'))

type Written = { conversationId: string; text: string; attachments: Attached[] }
type Props = { conversationId: string; side: ConversationSide; wide: boolean; onSend: (written: Written) => void }

export function Composer({ conversationId, side, wide, onSend }: Props) {
  const text = useMessages('messages', words)
  const { locale } = useLocale()
  const { user } = useSession()
  const draft = `message:${conversationId}`
  const [typed, setTyped] = useState(() => (user && keptDraft(user.id, draft, z.string())) ?? '')
  const [attachments, setAttachments] = useState<Attached[]>([])
  const [picking, setPicking] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  const message = asMessage(typed)
  const tooLong = message.length > LONGEST_MESSAGE
  const [told, setTold] = useState(false)
  const unfilled = useOpenNames(message)
  // Customers have no templates, so text in braces is not an unfilled blank.
  const open = side === 'agent' ? unfilled : null

  const type = (value: string) => {
    setTyped(value)
    if (user) keepDraft(user.id, draft, value || undefined)
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!message || tooLong) return
    setTold(open !== null)
    if (open) return
    onSend({ conversationId, text: message, attachments })
    type('')
    setAttachments([])
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter confirms the composed text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form data-composer onSubmit={send} className="border-t border-line bg-surface px-3 py-2.5 md:px-5 md:py-3">
      <AttachedDocuments
        items={attachments}
        onRemove={(id) => setAttachments((now) => now.filter(({ documentId }) => documentId !== id))}
      />
      <div className="flex items-end gap-2">
        <button type="button" className="icon-btn" aria-label={text.attach} onClick={() => setPicking(true)}>
          <Paperclip size={19} aria-hidden="true" />
        </button>
        {side === 'agent' && (
          <TemplatesButton
            small
            kind="message"
            registrationId={conversationId}
            field={box}
            onInsert={(inserted) => type(insertAfter(typed, inserted))}
          />
        )}
        <textarea
          ref={box}
          rows={1}
          value={typed}
          enterKeyHint="send"
          aria-label={text.message}
          aria-describedby={hint}
          aria-invalid={tooLong || open !== null || undefined}
          placeholder={text.placeholder}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="field-box field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none py-2.5 focus-visible:outline-offset-0"
        />
        <Button
          type="submit"
          size="panel"
          disabled={!message || tooLong}
          aria-label={text.send}
          className="max-md:w-11 max-md:px-0"
        >
          <SendHorizontal size={18} aria-hidden="true" />
          {wide && text.send}
        </Button>
      </div>
      <p
        id={hint}
        role={open ? 'status' : undefined}
        className={
          tooLong || open
            ? 'mt-1.5 text-sm font-medium text-urucum-600'
            : wide
              ? 'mt-1.5 text-[0.8125rem] text-ink-muted'
              : 'sr-only'
        }
      >
        {tooLong
          ? text.tooLong({ max: LONGEST_MESSAGE.toLocaleString(locale) })
          : open
            ? told
              ? open.refuse
              : open.stillOpen
            : text.hint}
      </p>
      {picking && (
        <Suspense>
          <AttachmentPicker
            conversationId={conversationId}
            chosen={attachments}
            onDone={setAttachments}
            onClose={() => {
              setPicking(false)
              box.current?.focus()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
