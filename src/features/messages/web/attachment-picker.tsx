import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documents } from '#features/documents/contract.ts'
import { MOST_ATTACHMENTS } from '#features/messages/rules/text.ts'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { queryOf } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Attached } from './attached-documents.tsx'

type Props = {
  conversationId: string
  chosen: readonly Attached[]
  onDone: (chosen: Attached[]) => void
  onClose: () => void
}

/** Picks among the documents of the conversation's registration. */
export default function AttachmentPicker({ conversationId, chosen, onDone, onClose }: Props) {
  const text = useMessages('messages', words)
  const query = useQuery(queryOf(documents.ofRegistration, { id: conversationId }))
  const [picked, setPicked] = useState(() => new Map(chosen.map((one) => [one.documentId, one])))
  // Documents that are hidden from the customer cannot be attached.
  const items = query.data?.items.filter(({ hidden }) => !hidden)
  const full = picked.size >= MOST_ATTACHMENTS
  const toggle = (one: Attached, on: boolean) => {
    const next = new Map(picked)
    if (on) next.set(one.documentId, one)
    else next.delete(one.documentId)
    setPicked(next)
  }
  const actions = (
    <>
      <Button variant="ghost" size="panel" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button
        size="panel"
        disabled={picked.size === 0 && chosen.length === 0}
        onClick={() => {
          onDone([...picked.values()])
          onClose()
        }}
      >
        {text.attachDone({ count: picked.size })}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.attachTitle}
      description={text.attachText}
      actions={actions}
    >
      {query.isPending && (
        <div role="status" className="space-y-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
      {query.isError && !items && (
        <ErrorState compact onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {items?.length === 0 && <EmptyState compact title={text.attachNone} />}
      <ul className="divide-y divide-line">
        {items?.map(({ id, name, status }) => (
          <li key={id}>
            <Checkbox
              label={`${name} · ${text.documentStatus[status]}`}
              checked={picked.has(id)}
              disabled={full && !picked.has(id)}
              onChange={({ target }) => toggle({ documentId: id, name }, target.checked)}
            />
          </li>
        ))}
      </ul>
      {full && <p className="mt-3 text-sm text-ink-muted">{text.attachMost({ count: MOST_ATTACHMENTS })}</p>}
    </Dialog>
  )
}
