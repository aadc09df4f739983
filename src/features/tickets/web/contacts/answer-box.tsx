import { contactLimits } from '#features/tickets/rules/contact.ts'
import { WriteBox } from '#features/tickets/web/write-box.tsx'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useAnswerContact } from './use-contact-changes.ts'

export function AnswerBox({ id, email }: { id: string; email: string }) {
  const text = useMessages('support', support)
  const answer = useAnswerContact(id)
  return (
    <WriteBox
      words={{
        label: text.yourAnswer,
        hint: text.answerHint({ email }),
        required: text.answerRequired,
        send: text.sendAnswer,
      }}
      rows={6}
      maxLength={contactLimits.reply}
      failure={answer.isError ? answer.errorText : undefined}
      sending={answer.isPending}
      onSend={(message, sent) => answer.mutate(message, { onSuccess: sent })}
    />
  )
}
