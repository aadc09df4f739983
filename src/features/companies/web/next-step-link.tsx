import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import type { NextAction } from '#features/registrations/rules/next-step.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PAPERS } from './company-papers.tsx'
import { COMPANY, type Company } from './use-shown-company.ts'

export type Place = 'documents' | 'agent' | 'help'
type Step = { to: Place | 'payments' | 'papers'; label: 'send' | 'agent' | 'payments' | 'download' }

/** Where the customer takes each step; paying has a button of its own, and steps of the team or the state have none. */
const steps: Record<Exclude<NextAction, 'pay'>, Step | undefined> = {
  send: { to: 'documents', label: 'send' },
  sendAsked: { to: 'documents', label: 'send' },
  resend: { to: 'documents', label: 'send' },
  refunded: { to: 'agent', label: 'agent' },
  rejected: { to: 'agent', label: 'agent' },
  returned: { to: 'payments', label: 'payments' },
  done: { to: 'papers', label: 'download' },
  wait: undefined,
  waitState: undefined,
  toCome: undefined,
}
export const stepOf = (action: NextAction): Step | undefined => (action === 'pay' ? undefined : steps[action])

/** Whether the customer can take this step; steps of the team or the state have no button. */
export const hasStep = (action: NextAction): boolean => action === 'pay' || stepOf(action) !== undefined

export const addressOf = ({ id, agent }: Company): Record<Place, string> => ({
  documents: `/user/documents?${COMPANY}=${id}`,
  agent: agent ? `/user/messages?conversa=${id}` : '/user/messages',
  help: '/user/support',
})

/** The button of the next step (D14). */
export function NextStepLink({ company, pay }: { company: Company; pay: ReactNode }) {
  const { steps: text } = useMessages('dashboard', dashboard)
  if (company.nextAction === 'pay') return pay
  const step = stepOf(company.nextAction)
  if (!step) return null
  const look = buttonClass('accent', 'panel')
  // The company's papers are on the same page, so the link is a fragment without a navigation.
  if (step.to === 'papers')
    return (
      <a href={`#${PAPERS}`} className={look}>
        {text[step.label]}
      </a>
    )
  const to = step.to === 'payments' ? '/user/payments' : addressOf(company)[step.to]
  return (
    <Link to={to} className={look}>
      {text[step.label]}
    </Link>
  )
}
