import { useState } from 'react'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { useSession } from '#web/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { PendingEmailChange } from './pending-email-change.tsx'
import type { Settings } from './queries.ts'

/** The e-mail address and its change, which is requested here and confirmed in both mailboxes. */
export function EmailSection({ view }: { view: Settings }) {
  const text = useMessages('settings', words)
  const acting = useSession().data?.acting
  const [changing, setChanging] = useState(false)
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{text.email.current}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold break-all">{view.email}</span>
            <Badge tone={view.emailVerified ? 'green' : 'yellow'}>
              {view.emailVerified ? text.email.verified : text.email.unverified}
            </Badge>
          </p>
        </div>
        {!changing && !view.emailChange && !acting && (
          <Button variant="ghost" size="panel" onClick={() => setChanging(true)}>
            {text.email.change}
          </Button>
        )}
      </div>
      {acting && <Notice tone="blue">{text.acting.email}</Notice>}
      {view.emailChange && !acting && <PendingEmailChange email={view.email} change={view.emailChange} />}
      {changing && !view.emailChange && !acting && (
        <EmailChangeForm email={view.email} onClose={() => setChanging(false)} />
      )}
    </div>
  )
}
