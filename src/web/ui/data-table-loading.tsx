import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { Skeleton } from './skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

type Props = { columns: number; wide: boolean; text?: string | undefined }

export function DataTableLoading({ columns, wide, text }: Props) {
  const words = useSharedMessages()
  const shown = Array.from({ length: wide ? columns : 2 }, (_, i) => `column-${i}`)
  return (
    <div role="status" className="card divide-y divide-line">
      {text ? (
        <p className="px-5 py-4 text-[0.9375rem] text-ink-muted">{text}</p>
      ) : (
        <span className="sr-only">{words.loading}</span>
      )}
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
