import { useMessages } from '#web/i18n/locale-provider.tsx'
import { notifications } from '#web/i18n/pt-BR/notifications.ts'
import { Button } from '#web/ui/button.tsx'
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
