import { LONGEST_NOTES } from '#features/workflows/contract.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Task } from './queries.ts'
import { useAutosavedNotes } from './use-autosaved-notes.ts'

export function TaskNotes({ task }: { task: Task }) {
  const { shared, notes: text } = useMessages('workflows', workflows)
  const failureText = useFailureText()
  const userId = useSession().user?.id ?? ''
  const notes = useAutosavedNotes({ taskId: task.id, notes: task.notes, version: task.notesVersion, userId })
  const state = notes.saving ? text.saving : notes.unsaved ? text.waiting : notes.saved ? text.saved : ''
  return (
    <div className="space-y-2">
      <TextArea
        label={text.label}
        hint={text.hint}
        rows={3}
        maxLength={LONGEST_NOTES}
        value={notes.value}
        onChange={({ target }) => notes.change(target.value)}
        onBlur={notes.leave}
      />
      <p aria-live="polite" className="min-h-5 text-sm text-ink-muted">
        {state}
      </p>
      {notes.error && (
        <Notice tone="red">
          <p>
            {text.failed}: {failureText(notes.error)}
          </p>
          <Button variant="ghost" size="panel" className="mt-2" onClick={notes.again}>
            {shared.retry}
          </Button>
        </Notice>
      )}
      {notes.conflict && (
        <Notice tone="blue">
          <p>{text.conflict}</p>
          <p className="mt-1 font-normal break-words whitespace-pre-wrap">{task.notes || text.nothing}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="ghost" size="panel" onClick={notes.keepMine}>
              {text.keepMine}
            </Button>
            <Button variant="ghost" size="panel" onClick={notes.takeTheirs}>
              {text.takeTheirs}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
