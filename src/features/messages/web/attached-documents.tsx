import { FileText, X } from 'lucide-react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export type Attached = { documentId: string; name: string }

/** The documents attached to the message that is being written. */
export function AttachedDocuments({ items, onRemove }: { items: readonly Attached[]; onRemove: (id: string) => void }) {
  const text = useMessages('messages', words)
  if (items.length === 0) return null
  return (
    <ul className="mb-2 flex max-h-24 flex-wrap gap-2 overflow-y-auto">
      {items.map(({ documentId, name }) => (
        <li
          key={documentId}
          className="flex max-w-full min-w-0 items-center gap-2 rounded-md border border-line bg-areia-100 pl-3 text-sm font-semibold"
        >
          <FileText size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{name}</span>
          <button
            type="button"
            aria-label={text.detach({ name })}
            onClick={() => onRemove(documentId)}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-areia-200"
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
