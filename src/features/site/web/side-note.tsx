import { Link } from 'react-router'
import type { Note } from './content/content-shapes.ts'
import { FactLine } from './fact-line.tsx'

/** A short truthful note beside an announced claim that the facts limit (T5). */
export function SideNote({ note }: { note: Note }) {
  return (
    <div className="mt-4 max-w-[62ch] border-l-[3px] border-ipe-500 pl-4 text-[0.9375rem] leading-relaxed text-ink">
      <p>{note.text}</p>
      {note.state && <FactLine list={note.state} />}
      {note.link && (
        <Link to={note.link.to} className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline">
          {note.link.label}
        </Link>
      )}
    </div>
  )
}
