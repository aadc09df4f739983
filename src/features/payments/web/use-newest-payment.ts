import { useQuery } from '@tanstack/react-query'
import { payments } from '#features/payments/contract.ts'
import { registrations } from '#features/registrations/contract.ts'
import { queryOf } from '#web/api/call.ts'

const LOOK_AGAIN = 3000

/** The payment of `order`, or of the newest order; polled while it is awaited, in case live events do not arrive. */
export function useNewestPayment(awaited: boolean, order?: string) {
  const newest = useQuery({ ...queryOf(registrations.list, { limit: 1 }), enabled: order === undefined })
  const registrationId = order ?? newest.data?.items[0]?.id
  const payment = useQuery({
    ...queryOf(payments.ofRegistration, { id: registrationId ?? '' }),
    enabled: registrationId !== undefined,
    refetchInterval: ({ state }) => (awaited && state.data?.status === 'pending' ? LOOK_AGAIN : false),
  })
  return {
    status: payment.data?.status,
    company: payment.data?.companyName,
    packageId: payment.data?.packageId,
    registrationId,
    isError: newest.isError || payment.isError,
  }
}
