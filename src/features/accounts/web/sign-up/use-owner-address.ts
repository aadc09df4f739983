import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accounts } from '#features/accounts/contract.ts'
import { queryOf } from '#web/api/call.ts'

const SETTLED_MS = 600
const { email: shape } = accounts.isOwner.body.shape

/** Whether the typed address is the owner's (A2). Debounced; false until the server has answered. */
export function useOwnerAddress(typed: string): { owner: boolean; settle: () => void } {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const email = shape.safeParse(settled).data
  const asked = useQuery({
    ...queryOf(accounts.isOwner, { email: email ?? '' }),
    enabled: email !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { owner: asked.data?.owner ?? false, settle: () => setSettled(typed) }
}
