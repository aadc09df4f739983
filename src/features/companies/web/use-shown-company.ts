import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Output } from '#contract/route.ts'
import { overview } from '#features/companies/contract.ts'
import { isStaff } from '#rules/role.ts'
import { queryOf } from '#web/api/call.ts'
import { useSession } from '#web/session/use-session.ts'

export type Overview = Output<typeof overview.read>
export type Company = NonNullable<Overview['company']>

/** Names the company in the address: links lead straight to one of several. */
export const COMPANY = 'empresa'

// Documents are fresh for half a minute (T17).
const HALF_A_MINUTE = 30_000
// The choice holds for the other screens too, as long as the page lives.
const chosen = new Map<string, string>()

/** Somebody of the team who looks at this panel has no company. */
const nothing: Overview = { companies: [], company: null }

/** The customer's companies and the one that is shown: the chosen one, else the newest paid (D15). */
export function useShownCompany() {
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const userId = user?.id ?? ''
  const named = address.get(COMPANY)
  const asked = named ?? chosen.get(userId)
  const customer = user !== undefined && user !== null && !isStaff(user.role)
  const query = useQuery({
    ...queryOf(overview.read, asked ? { registrationId: asked } : {}),
    enabled: customer,
    ...(user && !customer ? { initialData: nothing } : {}),
    staleTime: HALF_A_MINUTE,
  })

  const choose = (id: string): void => {
    chosen.set(userId, id)
    setAddress((before) => withCompany(before, id), { replace: true, preventScrollReset: true })
  }
  // A link names somebody else's company, or none at all: the customer's own company is shown instead.
  const foreign = asked !== undefined && [400, 404].includes(query.error?.status ?? 0)
  useEffect(() => {
    if (!foreign) return
    chosen.delete(userId)
    setAddress((before) => withCompany(before, undefined), { replace: true })
  }, [foreign, userId, setAddress])
  return { query, customer, foreign, choose }
}

function withCompany(before: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(before)
  if (id) next.set(COMPANY, id)
  else next.delete(COMPANY)
  return next
}
