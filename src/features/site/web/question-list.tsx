import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { fillText } from '#features/site-settings/web/use-site.ts'
import type { Question } from './content/content-shapes.ts'
import { SideNote } from './side-note.tsx'

type Props = { items: readonly Question[]; group: string }

/** Native `<details>` that share a name: only one is open at a time, without any script. */
export function QuestionList({ items, group }: Props) {
  return (
    <div className="divide-y divide-line-strong border-y border-line-strong">
      {items.map(({ id, question, answer, link, note, needs }) => (
        <details
          key={id}
          id={id}
          name={group}
          data-needs={needs}
          hidden={needs !== undefined && fillText(`{{${needs}}}`) === ''}
          className="group"
        >
          <summary className="flex list-none items-center justify-between gap-6 py-5 [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold">{fillText(question)}</h3>
            <Plus
              size={20}
              aria-hidden="true"
              className="shrink-0 text-mar-500 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="pb-6">
            <p className="max-w-[62ch] leading-relaxed text-ink-muted">{fillText(answer)}</p>
            {link && (
              <Link to={link.to} className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline">
                {link.label}
              </Link>
            )}
            {note && <SideNote note={note} />}
          </div>
        </details>
      ))}
    </div>
  )
}
