import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { withOlder } from './held-thread.ts'
import { olderPage, threadQuery } from './queries.ts'

/** A thread, with the loading of its older messages. */
export function useThread(id: string) {
  const client = useQueryClient()
  const query = useQuery(threadQuery(id))
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loading = useRef(false)
  const cursor = query.data?.older ?? null
  const loadOlder = useCallback(async () => {
    if (cursor === null || loading.current) return
    loading.current = true
    setOlder('loading')
    try {
      const page = await olderPage(id, cursor)
      client.setQueryData(threadQuery(id).queryKey, (held) => withOlder(held, cursor, page))
      setOlder('idle')
    } catch {
      // The failure is shown in place of the older messages, with a button to try again.
      setOlder('failed')
    } finally {
      loading.current = false
    }
  }, [client, cursor, id])
  return { ...query, hasOlder: cursor !== null, older, loadOlder }
}
