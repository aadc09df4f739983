import { useState } from 'react'
import { useEdited } from './use-edited.ts'

/** A form that shows the stored record except in the fields that the reader has changed; other people may save meanwhile. */
export function useChangedFields<R extends { version: number }, F extends object>(record: R) {
  const { began, met, acknowledge } = useEdited(record)
  const [typed, setTyped] = useState<Partial<F>>({})
  const typing = Object.keys(typed).length > 0
  // An untouched form shows the newest stored version without asking.
  if (met && !typing) acknowledge()
  const clear = () => setTyped({})
  return {
    began,
    typed,
    typing,
    met: met && typing,
    set: (part: Partial<F>) => setTyped({ ...typed, ...part }),
    clear,
    onKeep: acknowledge,
    onTake: () => {
      clear()
      acknowledge()
    },
  }
}
