import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { orders } from '#features/orders/contract.ts'
import { CIRCLES, type WizardChoice, type WizardStep, withoutUnknown } from '#features/orders/rules/wizard-draft.ts'
import { isStaff } from '#rules/role.ts'
import { call } from '#web/api/call.ts'
import { QueryProvider } from '#web/session/query-provider.tsx'
import { useAreaHint } from '#web/session/use-area-hint.ts'
import { useReaderLocale } from '#web/session/use-reader-locale.ts'
import { useSession } from '#web/session/use-session.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { toast } from '#web/ui/toast.ts'
import { LocaleProvider, useLocale } from '#web/words/locale-provider.tsx'
import { ProgressCircles } from './progress-circles.tsx'
import { AFTERWARDS_MS, useLists } from './use-catalog.ts'
import { useServerDraft } from './use-server-draft.ts'
import { type Over, useWizardDraft } from './use-wizard-draft.ts'
import { useWizardMessages } from './use-wizard-messages.ts'
import { WizardSteps } from './wizard-steps.tsx'

/** Counts each step once per opening, anonymously; a lost count does not matter. */
function useStepCount(step: WizardStep | undefined): void {
  const counted = useRef(new Set<WizardStep>())
  useEffect(() => {
    if (step === undefined || counted.current.has(step)) return
    counted.current.add(step)
    setTimeout(() => call(orders.countStep, { step }).catch(() => undefined), AFTERWARDS_MS)
  }, [step])
}

export type WizardDrawerProps = {
  choice: WizardChoice
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const ids = (items: { id: string }[]): string[] => items.map(({ id }) => id)

/** Public pages have no QueryClient and are Portuguese, so the wizard brings its own client and its reader's language. */
export const WizardDrawer = (props: WizardDrawerProps) => (
  <LocaleProvider apart>
    <QueryProvider>
      <OpenWizard {...props} />
    </QueryProvider>
  </LocaleProvider>
)

function OpenWizard({ choice, onClose, returnFocusTo }: WizardDrawerProps) {
  const lists = useLists()
  // Without the hint cookie a session is unlikely, so the session is asked for only after the first step has loaded.
  const asked = useAreaHint() !== undefined || lists.settled
  useReaderLocale(asked)
  const { locale } = useLocale()
  const [shown, setShown] = useState<WizardStep>(1)
  const text = useWizardMessages(shown)
  const { user } = useSession(asked)
  const { draft: kept, started, change, adopt, leaveOrder } = useWizardDraft(choice)
  const words = text.over
  const onOver = useCallback(
    (over: Over): void => {
      const left = leaveOrder(over)
      if (!left) return
      const id = 'order-over'
      if (over.because === 'closed') toast.info(words.closed, { id, description: words.closedText })
      else toast.info(words.paid, { id, description: left === 'kept' ? words.paidTyped : words.paidText })
    },
    [leaveOrder, words],
  )
  useServerDraft(Boolean(user && !isStaff(user.role)), kept, started, { adopt, onOver })
  const { types, states } = lists
  const draft = types && states ? withoutUnknown(kept, { companyTypeIds: ids(types), stateIds: ids(states) }) : kept
  const onShown = useCallback((step: WizardStep) => setShown(step), [])
  useStepCount(types && states && shown)
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    top.current?.scrollIntoView({ block: 'end' })
    top.current?.parentElement?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [shown])
  const circle = shown === 7 ? 6 : shown
  const place = { step: String(circle), total: String(CIRCLES.length), name: text.steps[circle] }
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.place(place)}
      wide={shown === 2}
      lang={locale}
      returnFocusTo={returnFocusTo}
    >
      <div ref={top} className="sobre-escuro -mx-6 -mt-6 mb-6 bg-mar-900 px-7 pt-1 pb-5 text-areia-50 sm:-mx-8 sm:px-9">
        <ProgressCircles step={shown} text={text} />
      </div>
      <WizardSteps text={text} lists={lists} draft={draft} change={change} onOver={onOver} onShown={onShown} />
    </Drawer>
  )
}
