import { useQuery } from '@tanstack/react-query'
import { payments } from '#contract/payments.ts'
import { registrations } from '#contract/registrations.ts'
import { queryOf } from '#web/api.ts'

const LOOK_AGAIN = 3000

/** The newest order of the customer and where its payment stands; while it is awaited, also without a live connection. */
export function useNewestPayment(awaited: boolean) {
  const newest = useQuery(queryOf(registrations.list, { limit: 1 }))
  const registration = newest.data?.items[0]
  const payment = useQuery({
    ...queryOf(payments.ofRegistration, { id: registration?.id ?? '' }),
    enabled: registration !== undefined,
    refetchInterval: ({ state }) => (awaited && state.data?.status === 'pending' ? LOOK_AGAIN : false),
  })
  return {
    status: payment.data?.status,
    company: registration?.companyName,
    packageId: payment.data?.packageId,
    registrationId: registration?.id,
    isError: newest.isError || payment.isError,
  }
}
