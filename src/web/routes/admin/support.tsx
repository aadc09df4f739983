import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ContactDrawer } from '#web/features/support/contact-drawer.tsx'
import { ContactTable } from '#web/features/support/contact-table.tsx'
import type { ContactFilter } from '#web/features/support/queries.ts'
import { ScreenTitle } from '#web/layout/screen-title.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { support } from '#web/messages/pt-BR/support.ts'

/** The open message is in the address: the mail to the office leads straight to it. */
const OPEN = 'mensagem'

export default function Support() {
  const text = useMessages('support', support)
  const [filter, setFilter] = useState<ContactFilter>({ search: '', status: undefined })
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-5 text-ink-muted">{text.intro}</p>
      <ContactTable filter={filter} onFilter={setFilter} onOpen={(id) => setAddress({ [OPEN]: id })} />
      {open && <ContactDrawer id={open} onClose={() => setAddress({})} />}
    </>
  )
}
