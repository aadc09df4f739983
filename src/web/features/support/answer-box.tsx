import { useState } from 'react'
import { contactLimits } from '#domain/support/contact.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { support } from '#web/messages/pt-BR/support.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAnswerContact } from './use-contact-changes.ts'

export function AnswerBox({ id, email }: { id: string; email: string }) {
  const text = useMessages('support', support)
  const [answer, setAnswer] = useState('')
  const [missing, setMissing] = useState(false)
  const sending = useAnswerContact(id, () => setAnswer(''))
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const empty = answer.trim() === ''
        setMissing(empty)
        if (!empty) sending.mutate(answer)
      }}
    >
      {sending.isError && <Notice tone="red">{sending.errorText}</Notice>}
      <TextArea
        label={text.answerLabel}
        hint={text.answerHint({ email })}
        error={missing ? text.answerRequired : undefined}
        rows={6}
        maxLength={contactLimits.reply}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <Button type="submit" size="panel" loading={sending.isPending}>
        {text.answer}
      </Button>
    </form>
  )
}
