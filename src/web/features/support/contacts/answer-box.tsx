import { contactLimits } from '#domain/support/contact.ts'
import { WriteBox } from '#web/features/support/write-box.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { support } from '#web/i18n/pt-BR/support.ts'
import { useAnswerContact } from './use-contact-changes.ts'

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
