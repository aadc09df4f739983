import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { isOther } from './replace-session.ts'

const LOOK_AGAIN_MS = 10
const LONGEST_MS = 2000

/** Navigates to the start page and waits until the old screen is unmounted: it would refetch queries that are removed under it. */
export async function leaveScreen(client: QueryClient, navigate: NavigateFunction): Promise<void> {
  await navigate('/')
  const isShown = () => client.getQueryCache().findAll({ type: 'active', predicate: isOther }).length > 0
  for (let waited = 0; isShown() && waited < LONGEST_MS; waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
