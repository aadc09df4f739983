import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { purchases as words } from '#features/purchases/words/purchases.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Services } from './queries.ts'

const LOOK_AGAIN = 3000

/** Shown when the customer returns from the provider. Whether it is paid comes from our server; the address only triggers the notice. */
export function Returned({ services }: { services: Services }) {
  const { returned: text } = useMessages('purchases', words)
  const client = useQueryClient()
  const [address] = useSearchParams()
  const outcome = address.get('payment')
  const named = address.get('pedido')
  const newest = named ? services.purchases.find(({ id }) => id === named) : services.purchases[0]
  const waiting = outcome === 'success' && newest?.status === 'unpaid'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void readAgainAfter(client, 'registration.changed'), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [waiting, client])
  if (!newest || !outcome) return null
  if (waiting) return <Notice tone="blue">{text.waiting}</Notice>
  if (outcome === 'success') return newest.paidAt ? <Notice tone="green">{text.paid}</Notice> : null
  if (newest.status !== 'unpaid') return null
  return outcome === 'failed' ? (
    <Notice tone="red">{text.failed}</Notice>
  ) : (
    <Notice tone="blue">{text.cancelled}</Notice>
  )
}
