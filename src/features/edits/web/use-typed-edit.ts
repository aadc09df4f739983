import { useState } from 'react'
import { useEdited } from '#web/forms/use-edited.ts'

/** The form state of a record that others may save meanwhile; `round` changes when the form takes over the saved values. */
export function useTypedEdit<R extends { version: number }, F extends object>(record: R, fieldsOf: (record: R) => F) {
  const { began, met, acknowledge } = useEdited(record)
  const [typed, setTyped] = useState(() => fieldsOf(record))
  const [round, setRound] = useState(0)
  return {
    began,
    met,
    typed,
    round,
    set: (part: Partial<F>) => setTyped((before) => ({ ...before, ...part })),
    onKeep: acknowledge,
    onTake: () => {
      acknowledge()
      setTyped(fieldsOf(record))
      setRound((before) => before + 1)
    },
  }
}
