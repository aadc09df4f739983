import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { workflows } from '#features/workflows/contract.ts'
import { call, isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useCall } from '#web/forms/use-call.ts'
import { keepDraft, keptDraft } from '#web/session/unsent-messages.ts'

/** The pause after the last keystroke until the notes are sent. */
const PAUSE_MS = 700

const draftShape = z.object({ text: z.string(), version: z.int() })
/** Text that has not reached the server, with the version of the notes that it is based on. */
type NoteDraft = z.output<typeof draftShape>

type Kept = { taskId: string; notes: string; version: number; userId: string }

/**
 * Saves notes while they are typed: in this browser at once, on the server after a pause, when the field loses the focus and when the
 * task is closed. Saves run one after another, each with the version that the previous one returned.
 */
export function useAutosavedNotes({ taskId, notes, version, userId }: Kept) {
  const name = `notes:${taskId}`
  const [typed, setTyped] = useState<NoteDraft | undefined>(() => {
    const draft = keptDraft(userId, name, draftShape)
    return draft && draft.text !== notes ? draft : undefined
  })
  // The last save from here, until the query has read it again.
  const [saved, setSaved] = useState<NoteDraft>()
  const current = saved && saved.version > version ? saved : { text: notes, version }
  const keep = (draft: NoteDraft | undefined): void => {
    keepDraft(userId, name, draft)
    setTyped(draft)
  }
  const client = useQueryClient()
  const save = useCall(
    ({ text, version: expectedVersion }: NoteDraft) =>
      call(workflows.saveNotes, { id: taskId, notes: text, expectedVersion }),
    {
      onDone: (answer) => {
        setSaved({ text: answer.notes, version: answer.notesVersion })
        // Text typed during the save becomes a draft based on the saved version.
        setTyped((now) => {
          const left = now && now.text !== answer.notes ? { text: now.text, version: answer.notesVersion } : undefined
          keepDraft(userId, name, left)
          return left
        })
      },
      // After a conflict the notes are read again, because the other person's text is shown beside this one.
      onFailed: (error) => isConflict(error) && readAgainAfter(client, 'workflows.changed'),
    },
  )
  const met = isConflict(save.error)
  const send = useEffectEvent(() => {
    // After a failure the same text is sent again only when the user presses the button.
    if (!typed || save.isPending || met || (save.isError && save.variables === typed)) return
    save.mutate(typed)
  })
  useEffect(() => {
    if (!typed || save.isPending) return undefined
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, save.isPending])
  useEffect(() => () => send(), [])
  return {
    value: typed?.text ?? current.text,
    unsaved: typed !== undefined,
    saving: save.isPending,
    saved: save.isSuccess && !typed,
    error: met ? null : save.error,
    conflict: met && typed !== undefined,
    change: (text: string) => keep({ text, version: typed?.version ?? current.version }),
    leave: () => send(),
    again: () => typed && save.mutate(typed),
    /** Overwrites the other person's text, which the conflict notice has shown. */
    keepMine: () => {
      if (!typed) return
      const over = { text: typed.text, version: current.version }
      keep(over)
      save.mutate(over)
    },
    takeTheirs: () => {
      keep(undefined)
      save.reset()
    },
  }
}
