import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isOrderedAlone } from '#features/orders/rules/ordered-alone.ts'
import { ownersAreAsked, type WizardDraft, type WizardStep } from '#features/orders/rules/wizard-draft.ts'
import { useAreaHint } from '#web/session/use-area-hint.ts'
import { useSession } from '#web/session/use-session.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { ChooseTypeAndState } from './choose-type-and-state.tsx'
import type { StepsProps } from './later-steps.tsx'
import { ListsLoading } from './step-loading.tsx'
import { useNameCheck } from './use-name-check.ts'

type LaterSteps = typeof import('./later-steps.tsx')['default']

/** Preloads the later steps, and loads them again when they are needed but missing; `React.lazy` would keep the first failure. */
function useLaterSteps(when: 'not yet' | 'ahead' | 'now') {
  const [found, setFound] = useState<{ LaterSteps: LaterSteps }>()
  const [failed, setFailed] = useState(false)
  const tries = useRef(0)
  const load = useCallback((): void => {
    tries.current += 1
    const current = tries.current
    setFailed(false)
    import('./later-steps.tsx').then(
      ({ default: LaterSteps }) => setFound({ LaterSteps }),
      // Only the newest of several attempts may report that the steps are missing.
      () => {
        if (current === tries.current) setFailed(true)
      },
    )
  }, [])
  // A layout effect clears the failure of a preload before paint, so the customer never sees it when the steps become needed.
  useLayoutEffect(() => {
    if (when !== 'not yet') load()
  }, [when, load])
  return { LaterSteps: found?.LaterSteps, failed, retry: load }
}

/** The account step comes before any personal data; signed-in customers skip it. */
function shownStep(draft: WizardDraft, signedIn: boolean, chosen: boolean): WizardStep {
  if (draft.step <= 2 || !chosen) return draft.step === 1 || !chosen ? 1 : 2
  if (draft.packageId === null) return 2
  if (!signedIn) return 3
  if (draft.step > 5 && !ownersAreAsked(draft.owners)) return 5
  return draft.step === 3 ? 4 : draft.step
}

export function WizardSteps({ text, lists, draft, change, onOver, onShown }: StepsProps) {
  const session = useSession(useAreaHint() !== undefined || lists.settled)
  const [query] = useSearchParams()
  const [signedUp, setSignedUp] = useState(false)
  const check = useNameCheck(draft, text.company)

  const type = lists.types?.find(({ id }) => id === draft.companyTypeId)
  const state = lists.states?.find(({ id }) => id === draft.stateId)
  const guide = lists.guides?.find(({ id }) => id === draft.stateId)
  const acting = Boolean(session.data?.acting)
  const step = shownStep(draft, Boolean(session.user), Boolean(type && state && (acting || isOrderedAlone(type.id))))

  useEffect(() => onShown(step), [onShown, step])
  const later = useLaterSteps(step > 2 ? 'now' : lists.settled ? 'ahead' : 'not yet')

  if (step === 1 || !type || !state)
    return <ChooseTypeAndState text={text} lists={lists} draft={draft} acting={acting} onChange={change} />
  if (step === 2)
    return (
      <ChoosePlan
        text={text}
        type={type}
        state={state}
        guide={guide}
        chosen={{ id: draft.packageId, name: query.get('plano') }}
        onBack={() => change({ ...draft, step: 1 })}
        onChoose={(packageId) => change({ ...draft, packageId, step: 3 })}
      />
    )
  if (!later.LaterSteps)
    return later.failed ? <ErrorState onRetry={later.retry} /> : <ListsLoading label={text.loadingLists} />
  return (
    <later.LaterSteps
      {...{ text, step, type, state, guide, draft, change, check, signedUp, onOver, onShown }}
      onSignedUp={() => setSignedUp(true)}
    />
  )
}
