import { useEffect, useRef } from 'react'
import { orders } from '#contract/orders.ts'
import type { WizardStep } from '#domain/orders/wizard-draft.ts'
import { call } from '#web/api/call.ts'

/** Counts each step once per opening, without saying who reached it. A count that is lost is not missed. */
export function useStepCount(step: WizardStep): void {
  const counted = useRef(new Set<WizardStep>())
  useEffect(() => {
    if (counted.current.has(step)) return
    counted.current.add(step)
    call(orders.countStep, { step }).catch(() => undefined)
  }, [step])
}
