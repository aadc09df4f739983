import { useRef } from 'react'

/** The same words keep their key until they have arrived: pressing twice, or trying again, sends them once. */
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
