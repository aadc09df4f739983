import { useMessages } from '#web/i18n/locale-provider.tsx'
import { ui } from '#web/i18n/pt-BR/ui.ts'
import { Skeleton } from './skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

export function DataTableLoading({ columns, wide }: { columns: number; wide: boolean }) {
  const text = useMessages('ui', ui)
  const shown = Array.from({ length: wide ? columns : 2 }, (_, i) => `column-${i}`)
  return (
    <div role="status" className="card divide-y divide-line">
      <span className="sr-only">{text.loading}</span>
      {rows.map((row) => (
        <div key={row} className="flex gap-6 px-5 py-5">
          {shown.map((column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  )
}
