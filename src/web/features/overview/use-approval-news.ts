import { useEffect } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { payment as words } from '#web/i18n/pt-BR/payment.ts'
import { toast } from '#web/ui/toast.ts'
import { approvedSince } from './approved-since.ts'
import type { Company } from './use-shown-company.ts'

/** The company is registered with its approval, not with its payment: that is when the customer is told so (C16). */
export function useApprovalNews(company: Company | null | undefined): void {
  const { registered } = useMessages('payment', words)
  const id = company?.id
  const status = company?.status
  useEffect(() => {
    if (id && status && approvedSince(localStorage, id, status)) toast.success(registered, { id: `registered-${id}` })
  }, [id, status, registered])
}
