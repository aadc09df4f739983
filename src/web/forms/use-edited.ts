import { useState } from 'react'

/** A form over a record that others may save meanwhile: it keeps what it began with until its person has seen the change. */
export function useEdited<R extends { version: number }>(current: R) {
  const [began, setBegan] = useState(current)
  return {
    began,
    /** Somebody else has saved; a save is refused until `acknowledge` says that the person knows. */
    met: began.version !== current.version,
    acknowledge: () => setBegan(current),
  }
}
