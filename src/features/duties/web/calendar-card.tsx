import { CalendarPlus, Download } from 'lucide-react'
import { useState } from 'react'
import { duties } from '#features/duties/contract.ts'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Calendar } from './queries.ts'

/** Brings duties into the customer's calendar program: as a file, or kept up to date by a private address that can be revoked. */
export function CalendarCard({ id, calendar }: { id: string; calendar: Calendar }) {
  const { calendar: text } = useMessages('duties', words)
  const { dateTime } = useDates()
  const [url, setUrl] = useState<string>()
  const shared = { event: 'duties.changed', failed: text.failed } as const
  const make = useCall(duties.makeAddress, { ...shared, onDone: (made) => setUrl(made.url) })
  const drop = useCall(duties.dropAddress, { ...shared, done: text.revoked, onDone: () => setUrl(undefined) })
  const { address } = calendar
  return (
    <Card title={text.title} text={text.text}>
      {address && (
        <p className="mb-3 text-[0.9375rem] text-ink-muted">
          {text.active({ at: dateTime(address.createdAt) })}{' '}
          {address.readAt ? text.read({ at: dateTime(address.readAt) }) : text.never} {text.replaces}
        </p>
      )}
      {url && address && (
        <div className="mb-4 rounded-md bg-areia-100 p-3">
          <p className="text-sm">{text.shown}</p>
          <p className="mt-1.5 flex items-center gap-2">
            <code translate="no" className="min-w-0 text-sm break-all">
              {url}
            </code>
            <CopyButton what={text.what} value={url} />
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <a href={linkTo(duties.file, { id })} download className={buttonClass('ghost', 'panel')}>
          <Download size={17} aria-hidden="true" />
          {text.download}
        </a>
        <Button variant="ghost" size="panel" loading={make.isPending} onClick={() => make.mutate({ id })}>
          <CalendarPlus size={17} aria-hidden="true" />
          {address ? text.again : text.make}
        </Button>
        {address && (
          <Button variant="ghost" size="panel" loading={drop.isPending} onClick={() => drop.mutate({ id })}>
            {text.revoke}
          </Button>
        )}
      </div>
    </Card>
  )
}
