import { canMoveContact, reopened } from '#features/tickets/rules/contact.ts'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { ContactMessage } from './queries.ts'
import { useSetContactStatus } from './use-contact-changes.ts'

export function StatusButtons({ message: { id, status, replies } }: { message: ContactMessage }) {
  const text = useMessages('support', support)
  const change = useSetContactStatus(id)
  const closed = status === 'encerrado'
  const steps = closed
    ? [{ to: reopened(replies.length > 0), label: text.reopen }]
    : [{ to: 'respondido', label: text.markAnswered } as const, { to: 'encerrado', label: text.close } as const].filter(
        ({ to }) => canMoveContact(status, to),
      )
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {steps.map(({ to, label }) => (
        <Button key={to} variant="ghost" size="panel" loading={change.isPending} onClick={() => change.mutate(to)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
