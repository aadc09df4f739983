import { useEffect } from 'react'
import { payment as words } from '#features/payments/words/payments.pt-BR.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { approvedSince } from './approved-since.ts'
import type { Company } from './use-shown-company.ts'

/** Shows a toast when a company was approved, because the approval and not the payment means that it is registered (C16). */
export function useApprovalNews(company: Company | null | undefined): void {
  const { registered } = useMessages('payment', words)
  const id = company?.id
  const status = company?.status
  useEffect(() => {
    if (id && status && approvedSince(localStorage, id, status)) toast.success(registered, { id: `registered-${id}` })
  }, [id, status, registered])
}
