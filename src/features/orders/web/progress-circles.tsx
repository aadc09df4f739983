import { Check } from 'lucide-react'
import { CIRCLES, type WizardStep } from '#features/orders/rules/wizard-draft.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

const looks = {
  done: 'bg-mata-500 text-white',
  current: 'bg-areia-50 text-mar-950 ring-3 ring-ipe-400',
  ahead: 'bg-mar-700 text-mar-100',
} as const

/** Six circles; finished steps are green with a check (G6). */
export function ProgressCircles({ step, text }: { step: WizardStep; text: WizardMessages }) {
  return (
    <ol aria-label={text.progress} className="flex items-center">
      {CIRCLES.map((circle) => {
        const look = circle < step ? 'done' : circle === step ? 'current' : 'ahead'
        const name = circle === 7 ? '' : text.steps[circle]
        return (
          <li
            key={circle}
            aria-current={look === 'current' ? 'step' : undefined}
            className={`flex items-center ${circle === CIRCLES.length ? '' : 'flex-1'}`}
          >
            <span
              data-look={look}
              className={`grid size-7 shrink-0 place-items-center rounded-full text-[0.8125rem] font-bold ${looks[look]}`}
            >
              {look === 'done' ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : circle}
              <span className="sr-only">
                {' '}
                {name}
                {look === 'done' && `, ${text.done}`}
              </span>
            </span>
            {circle < CIRCLES.length && (
              <span
                aria-hidden="true"
                className={`mx-1.5 min-w-2 flex-1 border-t-[3px] border-dotted ${circle < step ? 'border-mata-500' : 'border-mar-600'}`}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
