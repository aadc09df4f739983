import { useState } from 'react'

/** Conflict state of a form: it keeps the version that it started with until the reader acknowledges a newer one. */
export function useEdited<R extends { version: number }>(current: R) {
  const [began, setBegan] = useState(current)
  return {
    began,
    /** A newer version exists; the server refuses to save until `acknowledge` takes over that version. */
    met: began.version !== current.version,
    acknowledge: () => setBegan(current),
  }
}
