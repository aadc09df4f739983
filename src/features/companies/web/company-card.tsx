import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import type { NextAction } from '#features/registrations/rules/next-step.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { addressOf, hasStep, NextStepLink, stepOf } from './next-step-link.tsx'
import { ProcessTimeline } from './timeline.tsx'
import { TimelineNotes } from './timeline-notes.tsx'
import type { Company } from './use-shown-company.ts'

const places = ['documents', 'agent', 'help'] as const
const onDark = 'btn h-11 px-4 bg-white/10 text-areia-50 hover:bg-white/16'

/** The company with its derived status, its timeline and the next step. */
export function CompanyCard({ company, pay }: { company: Company; pay: (company: Company) => ReactNode }) {
  const text = useMessages('dashboard', dashboard)
  const dates = useDates()
  const { companyName, companyType, state, createdAt, nextAction, progress, timeline, note } = company
  return (
    <CompanyFrame
      name={companyName}
      above={
        <>
          {text.kind({ type: companyType, state })} · {text.createdAt({ at: dates.date(createdAt) })}
        </>
      }
      badge={<NextStepBadge action={nextAction} />}
      nextStep={text.situations[nextAction].nextStep}
      stepAction={hasStep(nextAction) && <NextStepLink company={company} pay={pay(company)} />}
      progress={progress}
      actions={places
        .filter((place) => place !== stepOf(nextAction)?.to)
        .map((place) => (
          <Link key={place} to={addressOf(company)[place]} className={onDark}>
            {text.places[place]}
          </Link>
        ))}
    >
      <div className="mt-7">
        <ProcessTimeline timeline={timeline} />
      </div>
      <div className="mt-5">
        <TimelineNotes timeline={timeline} note={note} />
      </div>
    </CompanyFrame>
  )
}

const tones: Record<NextAction, BadgeTone> = {
  pay: 'yellow',
  send: 'blue',
  sendAsked: 'yellow',
  resend: 'red',
  wait: 'blue',
  waitState: 'blue',
  refunded: 'yellow',
  rejected: 'red',
  returned: 'grey',
  toCome: 'green',
  done: 'green',
}

/** The derived status in the reader's language (D1, D14). */
function NextStepBadge({ action }: { action: NextAction }) {
  const { situations } = useMessages('dashboard', dashboard)
  return <Badge tone={tones[action]}>{situations[action].label}</Badge>
}
