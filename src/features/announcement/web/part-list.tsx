import { Pencil } from 'lucide-react'
import type { AnnouncementId } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { useFieldValue } from '#features/edits/web/field-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type FieldKind, partFields } from './part-fields.ts'
import type { Parts } from './queries.ts'
import { useFigureFields } from './use-figure-words.ts'
import { usePartWords } from './use-part-words.ts'

type Props = { parts: Parts; ids: readonly AnnouncementId[]; onOpen: (id: string) => void }

/** Everything that is announced, part by part, with where it is shown. */
export function PartList({ parts, ids, onOpen }: Props) {
  const text = useMessages('announcement', announcement)
  const words = usePartWords()
  const fields = useFigureFields()
  const show = useFieldValue(fields)
  return (
    <section aria-label={text.figures}>
      <h2 className="mb-3 text-h3">{text.figures}</h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ids.map((id) => {
          const { title, where } = words(id)
          const content: Readonly<Record<string, unknown>> = parts[id].content
          return (
            <li key={id} className="card flex min-w-0 flex-col p-5">
              <div className="flex items-start justify-between gap-3">
                <h3 className="min-w-0 pt-2.5 font-semibold break-words">{title}</h3>
                <Button
                  variant="ghost"
                  size="panel"
                  aria-label={text.editOf({ name: title })}
                  onClick={() => onOpen(id)}
                >
                  <Pencil size={16} aria-hidden="true" />
                  {text.edit}
                </Button>
              </div>
              <p className="mt-1 text-sm text-ink-muted">{text.shownOn({ where })}</p>
              <dl className="mt-3 space-y-1.5 text-sm">
                {partFields[id].map(({ field, kind }) => (
                  <Row key={field} kind={kind} label={fields[field]?.label ?? ''}>
                    {kind === 'day' && content[field] === null ? text.closed : show(field, content[field])}
                  </Row>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Numbers do not wrap; texts take as many lines as they need. */
function Row({ kind, label, children }: { kind: FieldKind; label: string; children: string }) {
  const whole = kind === 'text' ? 'min-w-0 break-words' : 'shrink-0 whitespace-nowrap'
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className={`text-right font-semibold tabular-nums ${whole}`}>{children}</dd>
    </div>
  )
}
