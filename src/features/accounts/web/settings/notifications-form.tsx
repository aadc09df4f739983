import { useState } from 'react'
import { settings } from '#features/accounts/contract/settings.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Settings } from './queries.ts'
import { useSaveSettings } from './use-save-settings.ts'

type Choice = Settings['notifications']
type Name = keyof Choice
const groups = { channels: ['email', 'sms'], subjects: ['documents', 'payments'] } as const
const names: readonly Name[] = [...groups.channels, ...groups.subjects]

export function NotificationsForm({ view }: { view: Settings }) {
  const all = useMessages('settings', words)
  const { unchanged } = useSharedMessages()
  const text = all.notifications
  const [touched, setTouched] = useState<Partial<Choice>>({})
  const chosen: Choice = { ...view.notifications, ...touched }
  const changed = names.some((name) => chosen[name] !== view.notifications[name])
  const save = useSaveSettings((choice: Choice) => call(settings.saveNotifications, choice), text.saved)
  const refusal = useRefusal(save.error)
  const needsPhone = chosen.sms && view.phone === ''
  const smsHint = !view.smsAvailable ? text.smsUnavailable : needsPhone ? text.smsNoPhone : text.smsText
  const hints: Record<Name, string> = {
    email: text.emailText,
    sms: smsHint,
    documents: text.documentsText,
    payments: text.paymentsText,
  }
  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(chosen, { onSuccess: () => setTouched({}) })
      }}
    >
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      {(['channels', 'subjects'] as const).map((group) => (
        <fieldset key={group}>
          <legend className="text-label font-semibold text-ink-muted">{text[group]}</legend>
          <div className="mt-1 divide-y divide-line">
            {groups[group].map((name) => (
              <Switch
                key={name}
                label={text[name]}
                hint={hints[name]}
                checked={chosen[name]}
                disabled={name === 'sms' && !view.smsAvailable}
                onChange={({ target }) => setTouched({ ...touched, [name]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-ink-muted">{text.always}</p>
      <Button
        type="submit"
        size="panel"
        disabled={!changed}
        title={!changed ? unchanged : undefined}
        loading={save.isPending}
      >
        {all.save}
      </Button>
    </form>
  )
}
