import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ContactDrawer } from '#web/features/support/contacts/contact-drawer.tsx'
import { ContactTable } from '#web/features/support/contacts/contact-table.tsx'
import type { ContactFilter } from '#web/features/support/contacts/queries.ts'
import { TicketDrawer } from '#web/features/support/tickets/ticket-drawer.tsx'
import type { TicketFilter } from '#web/features/support/tickets/ticket-queries.ts'
import { TicketQueue } from '#web/features/support/tickets/ticket-queue.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

// What is open is in the address: the mails to the office lead straight to it.
const TAB = 'aba'
const SITE = 'mensagens'
const TICKET = 'chamado'
const MESSAGE = 'mensagem'
const site = { [TAB]: SITE }

export default function Support() {
  const { queue: text } = useMessages('tickets', tickets)
  const [contactFilter, setContactFilter] = useState<ContactFilter>({ search: '', status: undefined })
  const [ticketFilter, setTicketFilter] = useState<TicketFilter>({ search: '', status: undefined })
  const [address, setAddress] = useSearchParams()
  const go = (to: Record<string, string>) => setAddress(to, { preventScrollReset: true })
  const [ticket, message] = [address.get(TICKET), address.get(MESSAGE)]
  const tab = message || address.get(TAB) === SITE ? SITE : TICKET
  const queue = <TicketQueue filter={ticketFilter} onFilter={setTicketFilter} onOpen={(id) => go({ [TICKET]: id })} />
  const messages = (
    <ContactTable filter={contactFilter} onFilter={setContactFilter} onOpen={(id) => go({ ...site, [MESSAGE]: id })} />
  )
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={(value) => go(value === SITE ? site : {})}
        tabs={[
          { value: TICKET, label: text.tab, content: queue },
          { value: SITE, label: text.siteTab, content: messages },
        ]}
      />
      {ticket && <TicketDrawer id={ticket} side="team" onClose={() => go({})} />}
      {message && <ContactDrawer id={message} onClose={() => go(site)} />}
    </>
  )
}
