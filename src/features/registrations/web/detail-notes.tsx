import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notes } from '#features/registrations/contract/notes.ts'
import { LONGEST_NOTE } from '#features/registrations/rules/note.ts'
import { processDetail } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useDates } from '#web/format/use-dates.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { DetailPart } from './detail-part.tsx'
import { notesQuery } from './queries.ts'

/** Internal notes of the team about a process; the customer never sees them (G72). */
export function DetailNotes({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const text = useMessages('processDetail', processDetail)
  const { detail: words } = useMessages('teamRegistrations', teamRegistrations)
  const dates = useDates()
  const list = usePagedRows(notesQuery(id))
  return (
    <DetailPart title={text.notes} place="early">
      <p className="-mt-2 mb-3 text-sm text-ink-muted">{text.notesHint}</p>
      {mayWrite && <NoteForm id={id} />}
      <PagedList
        list={list}
        loading={
          <div role="status">
            <span className="sr-only">{text.loadingNotes}</span>
            <Skeleton className="h-16 w-full" />
          </div>
        }
        empty={<p className="text-ink-muted">{text.noNotes}</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((note) => (
              <li key={note.id} className="py-2.5 first:pt-0 last:pb-0">
                <p translate="no" className="break-words whitespace-pre-line">
                  {note.text}
                </p>
                <p className="text-sm text-ink-muted">
                  {words.by({ at: dates.dateTime(note.createdAt), name: note.author.name })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </DetailPart>
  )
}

/** A note keeps its id until it is stored, so that a retry after a lost answer stores the same note once. */
function NoteForm({ id }: { id: string }) {
  const text = useMessages('processDetail', processDetail)
  const client = useQueryClient()
  const failureText = useFailureText()
  const [draft, setDraft] = useState({ noteId: crypto.randomUUID() as string, text: '' })
  const adding = useMutation({
    mutationFn: (note: typeof draft) => call(notes.add, { id, ...note }),
    onSuccess: (_, stored) => {
      toast.success(text.noteAdded)
      // Text typed while the note was being sent becomes the next note.
      setDraft((now) => ({ noteId: crypto.randomUUID(), text: now.text === stored.text ? '' : now.text }))
    },
    onError: (error) => toast.error(text.noteFailed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'notes.changed'),
  })
  return (
    <form
      noValidate
      className="mb-4 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.text.trim()) adding.mutate(draft)
      }}
    >
      <TextArea
        label={text.note}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <Button
        type="submit"
        variant="ghost"
        size="panel"
        disabled={!draft.text.trim()}
        loading={adding.isPending}
        className="max-sm:w-full"
      >
        {text.addNote}
      </Button>
    </form>
  )
}
