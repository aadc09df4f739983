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

/** The URL parameter with the company shown, so that links can lead to one of several companies. */
export const COMPANY = 'empresa'

// Documents stay fresh for half a minute (T17).
const HALF_A_MINUTE = 30_000
// Keeps the choice per user for the other screens, until the page is reloaded.
const chosen = new Map<string, string>()

/** For a member of the team who opens this panel and has no companies. */
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
  // For a company that is not the customer's, or an invalid id, the customer's own company is shown instead.
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
