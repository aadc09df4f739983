import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { retention } from '#rules/retention.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { leaveScreen } from '#web/session/leave-screen.ts'
import { forgetSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { correctAreaHint } from '#web/session/use-area-hint.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Privacy } from './queries.ts'

type Props = { erasure: Privacy['erasure']; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Erases the account and clears everything that this browser stored for it. */
export default function EraseDialog({ erasure, onClose, openedBy }: Props) {
  const { shared, erase: text } = useMessages('privacy', words)
  const navigate = useNavigate()
  const client = useQueryClient()
  const erasing = useCall(privacy.erase, {
    gcTime: 0,
    // The session ends with the account; `setLeaving` keeps the sign-in page from showing "your session has ended".
    onMutate: () => setLeaving(true),
    onFailed: () => setLeaving(false),
    onDone: async () => {
      correctAreaHint(null)
      await leaveScreen(client, navigate)
      await forgetSession(client)
      sessionStorage.clear()
      localStorage.clear()
      toast.success(text.erased)
    },
  })
  const form = useCallForm(erasing, {
    schema: privacy.erase.body,
    values: { currentPassword: '' },
    input: (fields) => fields,
  })
  return (
    <Dialog open title={text.dialogTitle} description={text.dialogText} onOpenChange={onClose} returnFocusTo={openedBy}>
      <CallForm of={form}>
        <EraseMeaning erasure={erasure} />
        <PasswordField
          {...form.field('currentPassword')}
          label={shared.currentPassword}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:*:flex-1">
          <DialogCancel>{text.keep}</DialogCancel>
          <Button type="submit" variant="danger" size="panel" loading={form.busy}>
            {text.confirm}
          </Button>
        </div>
      </CallForm>
    </Dialog>
  )
}

/** The consequences of erasing the account now, company by company. */
function EraseMeaning({ erasure }: { erasure: Privacy['erasure'] }) {
  const { erase: text } = useMessages('privacy', words)
  const { openCompanies, unpaidCompanies, paymentsKept } = erasure
  return (
    <div className="space-y-3 rounded-md bg-areia-100 p-4 text-[0.9375rem]">
      <p>{text.gone}</p>
      <Companies title={text.openCompanies} names={openCompanies} />
      <Companies title={text.unpaidCompanies} names={unpaidCompanies} />
      <p>{paymentsKept > 0 ? text.paymentsKept({ count: paymentsKept }) : text.noPayments}</p>
      <p>{text.accessKept({ months: retention.accessRecords.amount })}</p>
    </div>
  )
}

function Companies({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc space-y-0.5 pl-5">
        {[...new Set(names)].map((name) => (
          <li key={name} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
