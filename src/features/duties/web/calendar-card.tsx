import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Download } from 'lucide-react'
import { useState } from 'react'
import { duties } from '#features/duties/contract.ts'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { call, linkTo } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Calendar } from './queries.ts'

/** Brings duties into the customer's calendar program: as a file, or kept up to date by a private address that can be revoked. */
export function CalendarCard({ id, calendar }: { id: string; calendar: Calendar }) {
  const { calendar: text } = useMessages('duties', words)
  const { dateTime } = useDates()
  const failureText = useFailureText()
  const client = useQueryClient()
  const [url, setUrl] = useState<string>()
  const shared = {
    onError: (error: unknown) => toast.error(text.failed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'duties.changed'),
  }
  const make = useMutation({
    mutationFn: () => call(duties.makeAddress, { id }),
    onSuccess: (made) => setUrl(made.url),
    ...shared,
  })
  const drop = useMutation({
    mutationFn: () => call(duties.dropAddress, { id }),
    onSuccess: () => {
      setUrl(undefined)
      toast.success(text.revoked)
    },
    ...shared,
  })
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
        <Button variant="ghost" size="panel" loading={make.isPending} onClick={() => make.mutate()}>
          <CalendarPlus size={17} aria-hidden="true" />
          {address ? text.again : text.make}
        </Button>
        {address && (
          <Button variant="ghost" size="panel" loading={drop.isPending} onClick={() => drop.mutate()}>
            {text.revoke}
          </Button>
        )}
      </div>
    </Card>
  )
}
