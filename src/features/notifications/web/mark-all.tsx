import { notifications } from '#features/notifications/words/notifications.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useMarkAllRead } from './use-mark-read.ts'

export function MarkAll({ className = '' }: { className?: string }) {
  const markAll = useMarkAllRead()
  const text = useMessages('notifications', notifications)
  return (
    <Button
      variant="ghost"
      size="panel"
      className={className}
      loading={markAll.isPending}
      onClick={() => markAll.mutate()}
    >
      {text.markAll}
    </Button>
  )
}
