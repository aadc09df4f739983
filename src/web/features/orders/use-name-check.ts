import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { orders } from '#contract/orders.ts'
import type { WizardDraft } from '#domain/orders/wizard-draft.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'

export type NameResult = z.output<typeof orders.checkNames.response>['items'][number]
export type NameCheck = {
  /** Results for the names as they stand now; undefined when they were not checked yet. */
  results: NameResult[] | undefined
  /** Something was found, and it has been shown. */
  warned: boolean
  running: boolean
  /** True when all names are free, or when the check failed. */
  run: () => Promise<boolean>
}

const namesOf = ({ company }: WizardDraft): string[] =>
  [company.companyName, ...company.alternativeNames].map((name) => name.trim()).filter((name) => name !== '')

/** Our records and the naming rules; it warns, and a look that fails holds nobody up (C2). */
export function useNameCheck(draft: WizardDraft, words: { checking: string }): NameCheck {
  const names = namesOf(draft)
  const input = { companyTypeId: draft.companyTypeId ?? '', stateId: draft.stateId ?? '', names }
  const asked = JSON.stringify(input)
  const look = useMutation({
    mutationFn: async () => ({ asked, items: (await call(orders.checkNames, input)).items }),
  })
  const results = look.data?.asked === asked ? look.data.items : undefined
  const isFree = (items: readonly NameResult[]) => items.every(({ verdict }) => verdict === 'free')
  return {
    results,
    warned: results !== undefined && !isFree(results),
    running: look.isPending,
    run: async () => {
      if (results) return isFree(results)
      toast.info(words.checking, { id: 'name-check' })
      try {
        return isFree((await look.mutateAsync()).items)
      } catch {
        return true // it only warns: without an answer the order goes on
      }
    },
  }
}
