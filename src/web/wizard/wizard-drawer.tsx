import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CIRCLES, type WizardChoice, withoutUnknown } from '#domain/wizard/wizard-draft.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { ChooseTypeAndState } from './choose-type-and-state.tsx'
import { ProgressCircles } from './progress-circles.tsx'
import { useLists } from './use-catalog.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { useWizardMessages } from './use-wizard-messages.ts'

export type WizardDrawerProps = {
  choice: WizardChoice
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const ids = (items: { id: string }[]): string[] => items.map(({ id }) => id)

export function WizardDrawer({ choice, onClose, returnFocusTo }: WizardDrawerProps) {
  const text = useWizardMessages()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const lists = useLists()
  const { draft: kept, change } = useWizardDraft(choice)
  const { types, states } = lists
  const draft = types && states ? withoutUnknown(kept, { companyTypeIds: ids(types), stateIds: ids(states) }) : kept
  // What comes after the plan begins with an account.
  const step = draft.step === 1 ? 1 : 2
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    top.current?.scrollIntoView({ block: 'end' })
    top.current?.parentElement?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [step])
  const place = { step: String(step), total: String(CIRCLES.length), name: text.steps[step] }
  const type = types?.find(({ id }) => id === draft.companyTypeId)
  const state = states?.find(({ id }) => id === draft.stateId)
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.place(place)}
      returnFocusTo={returnFocusTo}
    >
      <div ref={top} className="sobre-escuro -mx-6 -mt-6 mb-6 bg-mar-900 px-7 pt-1 pb-5 text-areia-50 sm:-mx-8 sm:px-9">
        <ProgressCircles step={step} text={text} />
      </div>
      {step === 2 && type && state ? (
        <ChoosePlan
          text={text}
          type={type}
          state={state}
          guide={lists.guides?.find(({ id }) => id === state.id)}
          chosen={{ id: draft.packageId, name: query.get('plano') }}
          onBack={() => change({ ...draft, step: 1 })}
          onChoose={(packageId) => {
            change({ ...draft, packageId, step: 3 })
            onClose()
            void navigate('/signup')
          }}
        />
      ) : (
        <ChooseTypeAndState text={text} lists={lists} draft={draft} onChange={change} />
      )}
    </Drawer>
  )
}
