import { Link } from 'react-router'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { dashboard } from '#web/i18n/pt-BR/dashboard.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { NextStepBadge } from './next-step-badge.tsx'
import { ProcessTimeline } from './timeline.tsx'
import { TimelineNotes } from './timeline-notes.tsx'
import { COMPANY, type Company } from './use-shown-company.ts'

const onDark = 'btn h-11 px-4 bg-white/10 text-areia-50 hover:bg-white/16'

/** The company with its derived status, the way it has come and what comes next. */
export function CompanyCard({ company }: { company: Company }) {
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
      progress={progress}
      actions={
        <>
          <Link to={`/user/documents?${COMPANY}=${company.id}`} className={buttonClass('accent', 'panel')}>
            {text.toDocuments}
          </Link>
          <Link to={company.agent ? `/user/messages?conversa=${company.id}` : '/user/messages'} className={onDark}>
            {text.contactAgent}
          </Link>
          <Link to="/user/support" className={onDark}>
            {text.help}
          </Link>
        </>
      }
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
