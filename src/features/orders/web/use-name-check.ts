import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { orders } from '#features/orders/contract.ts'
import type { WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { acrossOutages } from '#web/api/across-outages.ts'
import { call, isUnanswered } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { dismissToast, toast } from '#web/ui/toast.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

export type NameResult = z.output<typeof orders.checkNames.response>['items'][number]
type Checked = { asked: string; items: NameResult[] }
export type NameCheck = {
  /** Results for the current names; undefined until they are checked. */
  results: NameResult[] | undefined
  /** Something was found, and the results are shown. */
  warned: boolean
  running: boolean
  /** True when all names are free, or when the check failed. */
  run: () => Promise<boolean>
}

// One toast for the running check and then for its result.
const TOAST = { id: 'name-check' }

const namesOf = ({ company }: WizardDraft): string[] =>
  [company.companyName, ...company.alternativeNames].map((name) => name.trim()).filter((name) => name !== '')

/** Checks names against our records and the naming rules; it only warns, and a failed check never blocks the order (C2). */
export function useNameCheck(draft: WizardDraft, words: WizardMessages['company']): NameCheck {
  const names = namesOf(draft)
  const input = { companyTypeId: draft.companyTypeId ?? '', stateId: draft.stateId ?? '', names }
  const asked = JSON.stringify(input)
  // Without a connection the check fails at once instead of waiting for one.
  const look = useCall<void, Checked>(async () => ({ asked, items: (await call(orders.checkNames, input)).items }), {
    networkMode: 'always',
  })
  const latest = useRef<string>(undefined)
  useEffect(() => {
    latest.current = asked
    return () => {
      latest.current = undefined
    }
  }, [asked])
  /** Repeats the check once the connection is back, if the names did not change meanwhile; the customer has already gone on. */
  const makeUp = async (): Promise<void> => {
    const found = await acrossOutages(
      async () => (latest.current === asked ? look.mutateAsync() : undefined),
      isUnanswered,
    )
    const odd = found?.items.filter(({ verdict }) => verdict !== 'free').map(({ name }) => name)
    if (odd?.length === 0) toast.success(words.allFree, TOAST)
    else if (odd)
      toast.info(words.foundLater({ names: odd.join(', ') }), { ...TOAST, description: words.foundLaterText })
  }
  const results = look.data?.asked === asked ? look.data.items : undefined
  const isFree = (items: readonly NameResult[]) => items.every(({ verdict }) => verdict === 'free')
  return {
    results,
    warned: results !== undefined && !isFree(results),
    running: look.isPending,
    run: async () => {
      if (results) return isFree(results)
      toast.info(words.checking, { ...TOAST, stays: true })
      try {
        const free = isFree((await look.mutateAsync()).items)
        // Findings are shown in the form, which moves the focus to them.
        if (free) toast.success(words.allFree, TOAST)
        else dismissToast(TOAST.id)
        return free
      } catch (error) {
        // The check only warns: without an answer the order goes on.
        const later = isUnanswered(error)
        toast.info(later ? words.notCheckedYet : words.notChecked, TOAST)
        if (later) makeUp().catch(() => toast.info(words.notChecked, TOAST))
        return true
      }
    },
  }
}
