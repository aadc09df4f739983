import { Button } from '#web/ui/button.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

export function FormButtons({ saving, onCancel }: { saving: boolean; onCancel: () => void }) {
  const shared = useSharedMessages()
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      <Button type="submit" size="panel" loading={saving}>
        {shared.save}
      </Button>
      <Button variant="ghost" size="panel" onClick={onCancel}>
        {shared.cancel}
      </Button>
    </div>
  )
}
