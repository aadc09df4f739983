import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Until when a document is asked for; marked once the day is over and the customer still has to send it (G134). */
export function DueLine({ dueOn, overdue }: { dueOn: string | null; overdue: boolean }) {
  const text = useMessages('documents', words)
  const dates = useDates()
  if (!dueOn) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm font-normal">
      <span className={overdue ? 'font-semibold text-urucum-700' : 'text-ink-muted'}>
        {text.due({ date: dates.date(dueOn) })}
      </span>
      {overdue && <Badge tone="red">{text.overdue}</Badge>}
    </p>
  )
}

/** What a good one looks like, in the words of whoever asked for it. */
export function GoodExample({ example }: { example: string | null }) {
  const text = useMessages('documents', words)
  if (!example) return null
  return (
    <p className="text-sm font-normal break-words whitespace-pre-line">
      <span className="font-semibold">{text.example}:</span> {example}
    </p>
  )
}
