import { contactLimits } from '#domain/support/contact.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { support } from '#web/messages/pt-BR/support.ts'
import { useAnswerContact } from './use-contact-changes.ts'
import { WriteBox } from './write-box.tsx'

export function AnswerBox({ id, email }: { id: string; email: string }) {
  const text = useMessages('support', support)
  const answer = useAnswerContact(id)
  return (
    <WriteBox
      words={{
        label: text.answerLabel,
        hint: text.answerHint({ email }),
        required: text.answerRequired,
        send: text.answer,
      }}
      rows={6}
      maxLength={contactLimits.reply}
      failure={answer.isError ? answer.errorText : undefined}
      sending={answer.isPending}
      onSend={(message, sent) => answer.mutate(message, { onSuccess: sent })}
    />
  )
}
