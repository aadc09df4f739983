import { useMessages } from '#web/i18n/locale-provider.tsx'
import { duties } from '#web/i18n/pt-BR/duties.ts'
import { Button } from '#web/ui/button.tsx'

export function FormButtons({ saving, onCancel }: { saving: boolean; onCancel: () => void }) {
  const { actions: text } = useMessages('duties', duties)
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      <Button type="submit" size="panel" loading={saving}>
        {text.save}
      </Button>
      <Button variant="ghost" size="panel" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  )
}
