import { useRef } from 'react'

/** The same text keeps its idempotency key until it is stored, so that a double click or a retry creates one message. */
export function useSendKey(): { keyFor: (words: object) => string; arrived: () => void } {
  const kept = useRef<{ words: string; key: string } | undefined>(undefined)
  return {
    keyFor: (given) => {
      const words = JSON.stringify(given)
      if (kept.current?.words !== words) kept.current = { words, key: crypto.randomUUID() }
      return kept.current.key
    },
    arrived: () => {
      kept.current = undefined
    },
  }
}
