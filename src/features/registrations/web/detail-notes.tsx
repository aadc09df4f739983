import { notes } from '#features/registrations/contract/notes.ts'
import { LONGEST_NOTE } from '#features/registrations/rules/note.ts'
import { processDetail } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
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
  const adding = useCall(notes.add, {
    event: 'notes.changed',
    done: text.noteAdded,
    failed: text.noteFailed,
    // Text typed while the note was being sent becomes the next note.
    onDone: (_, stored) => {
      const now = form.getValues('text')
      form.reset({ noteId: crypto.randomUUID(), text: now.trim() === stored.text ? '' : now })
    },
  })
  const form = useCallForm(adding, {
    schema: notes.add.body,
    values: { noteId: crypto.randomUUID(), text: '' },
    input: (note) => ({ id, ...note }),
    // Shown as a toast.
    elsewhere: () => true,
  })
  return (
    <CallForm of={form} className="mb-4 space-y-3">
      <TextArea {...form.field('text')} label={text.note} rows={2} maxLength={LONGEST_NOTE} />
      <Button
        type="submit"
        variant="ghost"
        size="panel"
        disabled={!form.watch('text').trim()}
        loading={form.busy}
        className="max-sm:w-full"
      >
        {text.addNote}
      </Button>
    </CallForm>
  )
}
