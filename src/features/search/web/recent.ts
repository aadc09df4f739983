import { z } from 'zod'
import { searchResult } from '#features/search/contract.ts'
import type { Result } from './results.ts'

const MOST = 5
// Names of customers: kept for this tab and this person only, and gone with the sign-out (S62).
const keyOf = (userId: string): string => `recent:${userId}`
const shape = z.array(searchResult)

export function recentOf(userId: string): Result[] {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'))
  } catch {
    // Whatever an earlier version of the page kept there is not worth a failure.
    return []
  }
}

export function rememberOpened(userId: string, opened: Result): void {
  const others = recentOf(userId).filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  sessionStorage.setItem(keyOf(userId), JSON.stringify([opened, ...others].slice(0, MOST)))
}
