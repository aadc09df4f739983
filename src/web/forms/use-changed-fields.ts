import { useState } from 'react'
import { useEdited } from './use-edited.ts'

/** A form that shows what is stored, except in the fields that somebody has changed; others may save meanwhile. */
export function useChangedFields<R extends { version: number }, F extends object>(record: R) {
  const { began, met, acknowledge } = useEdited(record)
  const [typed, setTyped] = useState<Partial<F>>({})
  const typing = Object.keys(typed).length > 0
  // A form that nobody has touched shows what is stored.
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
