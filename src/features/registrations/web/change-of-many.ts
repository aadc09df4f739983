import type { Output } from '#contract/route.ts'
import type { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import type { CallEffects } from '#web/forms/use-call.ts'
import { toast } from '#web/ui/toast.ts'

type Outcomes = Output<typeof registrationsMany.assignMany>
export type Outcome = Outcomes['results'][number]
type Words = { done: string; failed: string; failedText: string }

/** Effects of a change of several: a toast when all succeeded, all failed, or the call failed; mixed results are shown row by row. */
export const effectsOfMany = (
  { done, failed, failedText: otherwise }: Words,
  onResults: (of: Outcome[]) => void,
): CallEffects<unknown, Outcomes> => ({
  event: 'registration.changed',
  failed,
  otherwise,
  done: ({ results }) => (results.every((one) => one.done) ? done : undefined),
  onDone: ({ results }) => {
    if (results.every((one) => !one.done)) toast.error(failed)
    onResults(results)
  },
})
