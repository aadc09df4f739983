import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { announced } from '#features/site/web/content/announced.ts'
import { isOpen } from '#features/tickets/rules/opening-hours.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const LOOK_AGAIN_MS = 60_000
const ZONE = 'America/Sao_Paulo'
const WEEKDAYS = [1, 2, 3, 4, 5] as const
const openNow = (): boolean => isOpen([{ weekdays: WEEKDAYS, ...announced().hours.chatWeek }], ZONE, new Date())

/** Within chat hours a link to the messages, otherwise a button that opens the ticket form (B9). */
export function LiveChat({ onTicket }: { onTicket: () => void }) {
  const { title, contacts: text } = useMessages('tickets', tickets)
  const [open, setOpen] = useState(openNow)
  useEffect(() => {
    const timer = setInterval(() => setOpen(openNow()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  const { opens, closes } = announced().hours.chatWeek
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
            {title}
          </Button>
        </>
      )}
    </>
  )
}
