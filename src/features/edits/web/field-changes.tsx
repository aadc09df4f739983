import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type FieldWords, useFieldValue } from './field-words.ts'

type Changed = { field: string; from: unknown; to: unknown }

/** Each changed field with its value before and after; fields without a label are not shown. */
export function FieldChanges({ fields, changes }: { fields: FieldWords; changes: readonly Changed[] }) {
  const text = useMessages('edits', edits)
  const show = useFieldValue(fields)
  const named = changes.flatMap((change) => {
    const label = fields[change.field]?.label
    return label ? [{ ...change, label }] : []
  })
  return (
    <ul className="space-y-1 text-sm break-words">
      {named.map(({ field, label, from, to }) => (
        <li key={field}>
          <span className="font-semibold">{label}</span>: <span className="sr-only">{text.before}</span>
          <span className="line-through decoration-1">{show(field, from)}</span> <span aria-hidden="true">→</span>{' '}
          <span className="sr-only">{text.after}</span>
          {show(field, to)}
        </li>
      ))}
    </ul>
  )
}
