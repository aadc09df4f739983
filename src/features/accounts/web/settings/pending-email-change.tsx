import { settings } from '#features/accounts/contract/settings.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Settings } from './queries.ts'
import { useSaveSettings } from './use-save-settings.ts'

type Change = NonNullable<Settings['emailChange']>

/** Shows which of the two mailboxes has agreed to the change of address so far. */
export function PendingEmailChange({ email, change }: { email: string; change: Change }) {
  const { email: text } = useMessages('settings', words)
  const dates = useDates()
  const cancel = useSaveSettings(() => call(settings.cancelEmailChange, {}), text.cancelled)
  const refusal = useRefusal(cancel.error)
  const mailboxes = [
    { address: email, agreed: change.approved },
    { address: change.newEmail, agreed: change.confirmed },
  ]
  return (
    <div className="space-y-4 rounded-md bg-areia-100 p-4">
      <div>
        <p className="font-semibold break-words">{text.pending({ email: change.newEmail })}</p>
        <p className="mt-1 text-[0.9375rem] text-ink-muted">
          {text.pendingText} {text.expires({ at: dates.dateTime(change.expiresAt) })}
        </p>
      </div>
      <ul className="divide-y divide-line-strong border-y border-line-strong">
        {mailboxes.map(({ address, agreed }) => (
          <li key={address} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 break-all">{address}</span>
            <Badge tone={agreed ? 'green' : 'yellow'}>{agreed ? text.agreed : text.waiting}</Badge>
          </li>
        ))}
      </ul>
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      <Button variant="ghost" size="panel" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {text.cancelChange}
      </Button>
    </div>
  )
}
