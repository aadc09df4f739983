import { useQueryClient } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FactorReset } from './factor-reset.tsx'
import { type Settings, settingsQuery } from './queries.ts'

// Few people open these dialogs, and only once, so they are split into chunks of their own.
const SetupDialog = lazy(() => import('./two-factor-setup-dialog.tsx'))
const ConfirmDialog = lazy(() => import('./two-factor-confirm-dialog.tsx'))

const FEW_CODES = 3
type Step = 'setup' | 'disable' | 'codes'

export function TwoFactorCard({ view }: { view: Settings }) {
  const { twoFactor: text } = useMessages('security', security)
  const client = useQueryClient()
  const [open, setOpen] = useState<Step>()
  const opener = useRef<HTMLElement>(null)
  const { enabled, mandatory, recoveryCodesLeft, resetAt } = view.twoFactor
  const opens = (step: Step) => ({
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget
      setOpen(step)
    },
  })
  const close = (): void => {
    setOpen(undefined)
    void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
  }
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={enabled ? 'green' : 'grey'}>{enabled ? text.on : text.off}</Badge>
        {enabled && <span className="text-[0.9375rem]">{text.codesLeft({ count: recoveryCodesLeft })}</span>}
      </div>
      <p className="text-[0.9375rem] text-ink-muted">
        {enabled ? text.onText : text.offText} {mandatory && text.mandatory}
      </p>
      {resetAt && <FactorReset at={resetAt} />}
      {enabled && recoveryCodesLeft <= FEW_CODES && <Notice tone="red">{text.fewCodes}</Notice>}
      {!enabled && !view.emailVerified && <Notice tone="blue">{text.confirmFirst}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!enabled && view.emailVerified && (
          <Button size="panel" {...opens('setup')}>
            {text.enable}
          </Button>
        )}
        {enabled && (
          <Button variant="ghost" size="panel" {...opens('codes')}>
            {text.newCodes}
          </Button>
        )}
        {enabled && !mandatory && (
          <Button variant="ghost" size="panel" {...opens('disable')}>
            {text.disable}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'setup' && <SetupDialog email={view.email} onClose={close} openedBy={opener} />}
        {open !== undefined && open !== 'setup' && <ConfirmDialog kind={open} onClose={close} openedBy={opener} />}
      </Suspense>
    </div>
  )
}
