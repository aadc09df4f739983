import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isOpen } from '#domain/support/opening-hours.ts'
import { hours } from '#web/content/claims.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { tickets } from '#web/i18n/pt-BR/tickets.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

const LOOK_AGAIN_MS = 60_000
const openNow = (): boolean => isOpen(hours.chat, hours.zone, new Date())

/** Within its hours the way to the messages, otherwise to the form (B9). */
export function LiveChat({ onTicket }: { onTicket: () => void }) {
  const { contacts: text } = useMessages('tickets', tickets)
  const [open, setOpen] = useState(openNow)
  useEffect(() => {
    const timer = setInterval(() => setOpen(openNow()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  const [{ opens, closes }] = hours.chat
  return (
    <>
      <p className="py-1 text-[0.9375rem]">{text.chatHours({ opens, closes })}</p>
      {open ? (
        <Link to="/user/messages" className={`${buttonClass('ghost', 'panel')} mt-1`}>
          {text.chatOpen}
        </Link>
      ) : (
        <>
          <p className="text-sm text-ink-muted">{text.chatClosed}</p>
          <Button variant="ghost" size="panel" className="mt-2" onClick={onTicket}>
            {text.chatClosedButton}
          </Button>
        </>
      )}
    </>
  )
}
