import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Seen = { expectedUpdatedAt: string | null }
type Said = { done: string; failed: string }
/** Typed texts beside the version that was shown when the first letter was typed. */
type Typed<Name extends string> = { texts: Partial<Record<Name, string>>; seen: string | null }

/** What is typed over something of a process that others may save meanwhile; the texts stay until they are saved. */
export function useTypedOver<Name extends string, Input>(
  version: string | null,
  send: (input: Input & Seen) => Promise<unknown>,
  said: Said,
) {
  const client = useQueryClient()
  const failureText = useFailureText()
  const [typed, setTyped] = useState<Typed<Name>>()
  const [told, setTold] = useState(false)
  const saving = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(said.done)
      setTyped(undefined)
      setTold(false)
    },
    onError: (error) => {
      if (!isConflict(error)) toast.error(said.failed, { description: failureText(error) })
    },
    // Read again even after a refusal, because somebody else may have saved.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
  const stale = typed !== undefined && typed.seen !== version && !saving.isPending
  const texts: Typed<Name>['texts'] = typed?.texts ?? {}
  return {
    texts,
    isTyped: typed !== undefined,
    /** Problems are shown from the first try on. */
    told,
    saving,
    /** Somebody else has saved; the form says so. */
    met: stale || isConflict(saving.error),
    type: (name: Name, text: string) =>
      setTyped({ texts: { ...texts, [name]: text }, seen: typed && !stale ? typed.seen : version }),
    submit: (input: Input, problems: Readonly<Record<string, unknown>>) => {
      setTold(true)
      if (!typed || Object.keys(problems).length > 0) return
      // The first press after somebody else's save only shows that the person has seen it.
      if (stale) {
        saving.reset()
        setTyped({ ...typed, seen: version })
      } else saving.mutate({ ...input, expectedUpdatedAt: typed.seen })
    },
  }
}
