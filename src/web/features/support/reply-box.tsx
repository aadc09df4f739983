import { useState } from 'react'
import { ticketLimits } from '#domain/support/ticket.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { tickets } from '#web/messages/pt-BR/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useReply } from './use-ticket-changes.ts'
import { useTicketFailure } from './use-ticket-failure.ts'

export function ReplyBox({ id }: { id: string }) {
  const { thread: text } = useMessages('tickets', tickets)
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState(false)
  const sending = useReply(id, () => setAnswer(''))
  const failure = useTicketFailure(sending.error, text.failed)
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const words = answer.trim()
        setMissing(words === '')
        if (words && !sending.isPending) sending.mutate(words)
      }}
    >
      {failure && <Notice tone="red">{failure}</Notice>}
      <TextArea
        label={text.reply}
        error={missing ? text.replyRequired : undefined}
        rows={4}
        maxLength={ticketLimits.message}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" size="panel" loading={sending.isPending}>
        {text.send}
      </Button>
    </form>
  )
}
