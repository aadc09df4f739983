import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Seen = { expectedUpdatedAt: string | null }
type Said = { done: string; failed: string }
/** Typed texts and the version of the record that was shown when typing started. */
type Typed<Name extends string> = { texts: Partial<Record<Name, string>>; seen: string | null }

/** Edits texts of a registration that other people may save meanwhile; the typed texts are kept until they are saved. */
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
    // Read again even after a refusal, because another person may have saved.
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
  const stale = typed !== undefined && typed.seen !== version && !saving.isPending
  const texts: Typed<Name>['texts'] = typed?.texts ?? {}
  return {
    texts,
    isTyped: typed !== undefined,
    /** True from the first submit on; until then the form shows no errors. */
    told,
    saving,
    /** Another person has saved meanwhile, and the form shows a notice. */
    met: stale || isConflict(saving.error),
    type: (name: Name, text: string) =>
      setTyped({ texts: { ...texts, [name]: text }, seen: typed && !stale ? typed.seen : version }),
    submit: (input: Input, problems: Readonly<Record<string, unknown>>) => {
      setTold(true)
      if (!typed || Object.keys(problems).length > 0) return
      // After another person's save the first submit only acknowledges that version; the second one saves.
      if (stale) {
        saving.reset()
        setTyped({ ...typed, seen: version })
      } else saving.mutate({ ...input, expectedUpdatedAt: typed.seen })
    },
  }
}
