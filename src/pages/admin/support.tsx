import { FailedMails } from '#features/mails/web/failed-mails.tsx'
import { failedMails } from '#features/mails/words/failed-mails.pt-BR.ts'
import { ContactDrawer } from '#features/tickets/web/contacts/contact-drawer.tsx'
import { ContactTable } from '#features/tickets/web/contacts/contact-table.tsx'
import { TicketDrawer } from '#features/tickets/web/tickets/ticket-drawer.tsx'
import { TicketQueue } from '#features/tickets/web/tickets/ticket-queue.tsx'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { TAB } from '#web/lists/use-address-tab.ts'
import { noStatusFilter } from '#web/lists/use-status-filter.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

// The open record is kept in the address, because mails to support link directly to it.
const SITE = 'mensagens'
const MAILS = 'emails'
const TICKET = 'chamado'
const MESSAGE = 'mensagem'
const nothingOpen = { [TICKET]: undefined, [MESSAGE]: undefined }

export default function Support() {
  const { queue: text } = useMessages('tickets', tickets)
  const { tab: mailsTab } = useMessages('failedMails', failedMails)
  const { read, change } = useAddressFilter()
  const [ticket, message] = [read(TICKET), read(MESSAGE)]
  const tab = message ? SITE : ([SITE, MAILS].find((known) => known === read(TAB)) ?? TICKET)
  const open = (what: typeof TICKET | typeof MESSAGE) => (id: string) => change({ [what]: id }, { remember: true })
  // Each tab has its own search and status filter, which are reset when the tab changes.
  const go = (to: string) =>
    change({ ...noStatusFilter, ...nothingOpen, [TAB]: to === TICKET ? undefined : to }, { remember: true })
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <Tabs
        label={text.tabs}
        value={tab}
        onValueChange={go}
        tabs={[
          { value: TICKET, label: text.tab, content: <TicketQueue onOpen={open(TICKET)} /> },
          { value: SITE, label: text.siteTab, content: <ContactTable onOpen={open(MESSAGE)} /> },
          { value: MAILS, label: mailsTab, content: <FailedMails /> },
        ]}
      />
      {ticket && <TicketDrawer id={ticket} side="team" onClose={() => change(nothingOpen)} />}
      {message && <ContactDrawer id={message} onClose={() => change({ ...nothingOpen, [TAB]: SITE })} />}
    </>
  )
}
