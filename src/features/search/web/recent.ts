import { z } from 'zod'
import { searchResult } from '#features/search/contract.ts'
import type { Result } from './results.ts'

const MOST = 5
// Recent results contain customers' names: stored only for this tab and person, and removed at sign-out (S62).
const keyOf = (userId: string): string => `recent:${userId}`
const shape = z.array(searchResult)

export function recentOf(userId: string): Result[] {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'))
  } catch {
    // Entries in the format of an earlier version are dropped.
    return []
  }
}

export function rememberOpened(userId: string, opened: Result): void {
  const others = recentOf(userId).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  sessionStorage.setItem(keyOf(userId), JSON.stringify([opened, ...others].slice(0, MOST)))
}
