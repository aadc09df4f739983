import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
