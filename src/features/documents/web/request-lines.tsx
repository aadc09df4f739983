import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The day by which to send a requested document; marked as overdue once it has passed without an upload (G134). */
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

/** What a good document looks like, in the words of the team member who requested it. */
export function GoodExample({ example }: { example: string | null }) {
  const text = useMessages('documents', words)
  if (!example) return null
  return (
    <p className="text-sm font-normal break-words whitespace-pre-line">
      <span className="font-semibold">{text.example}:</span> {example}
    </p>
  )
}
