import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DirectContacts } from '#features/tickets/web/help/direct-contacts.tsx'
import { SupportFaq } from '#features/tickets/web/help/support-faq.tsx'
import { SupportHours } from '#features/tickets/web/help/support-hours.tsx'
import { OwnTickets } from '#features/tickets/web/tickets/own-tickets.tsx'
import { TicketDrawer } from '#features/tickets/web/tickets/ticket-drawer.tsx'
import { TicketForm } from '#features/tickets/web/tickets/ticket-form.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { isStaff } from '#rules/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The open ticket is kept in the address, because mails and notifications link directly to it. */
const OPEN = 'chamado'

export default function CustomerSupport() {
  const text = useMessages('tickets', tickets)
  const { user, data: session } = useSession()
  const [address, setAddress] = useSearchParams()
  const form = useRef<HTMLDivElement>(null)
  const customer = user !== undefined && user !== null && !isStaff(user.role)
  const open = customer ? address.get(OPEN) : null
  const toForm = () => {
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="space-y-5">
          {customer ? (
            <>
              <div ref={form}>
                <Card title={text.title}>
                  {session?.acting ? <Notice tone="blue">{text.acting}</Notice> : <TicketForm />}
                </Card>
              </div>
              <Card title={text.own.title}>
                <OwnTickets onOpen={(id) => setAddress({ [OPEN]: id }, { preventScrollReset: true })} />
              </Card>
            </>
          ) : (
            <StaffNotice />
          )}
          <Card title={text.faq.title}>
            <SupportFaq />
          </Card>
        </div>
        <div className="space-y-5">
          <Card title={text.contacts.title}>
            <DirectContacts onTicket={toForm} />
          </Card>
          <Card title={text.hours.title}>
            <SupportHours />
          </Card>
        </div>
      </div>
      {open && <TicketDrawer id={open} side="customer" onClose={() => setAddress({}, { preventScrollReset: true })} />}
    </>
  )
}

function StaffNotice() {
  const text = useMessages('tickets', tickets)
  return (
    <Notice tone="blue">
      {text.staff}{' '}
      <Link to="/admin/support" className="inline-flex min-h-11 items-center font-semibold underline">
        {text.staffLink}
      </Link>
    </Notice>
  )
}
