import { type RefObject, useState } from 'react'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { MIN_STAFF_PASSWORD, shortPassword } from '#rules/sign-in/password.ts'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { useAddAgent } from './use-agent-changes.ts'

const nobody = { name: '', email: '', region: '', password: '', requireChange: false }

export function AddAgentDialog({
  onClose,
  openedBy,
}: {
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}) {
  const { shared, add: text } = useMessages('agents', agents)
  const problemText = useProblemText()
  const failureText = useFailureText()
  const [agent, setAgent] = useState(nobody)
  const [pressed, setPressed] = useState(false)
  const adding = useAddAgent(onClose)
  const { fields } = useRefusal(adding.error)
  const set = (changes: Partial<typeof nobody>) => setAgent({ ...agent, ...changes })
  const missing = [agent.name, agent.email].some((value) => value.trim() === '')
  const short = agent.password === '' ? undefined : shortPassword(agent.password, 'agent')
  const failed = adding.isError ? text.failed({ message: failureText(adding.error) }) : undefined
  const shown = pressed && missing ? text.missing : failed
  return (
    <Dialog open title={text.button} description={text.text} onOpenChange={onClose} returnFocusTo={openedBy}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          adding.reset()
          const { password, ...rest } = agent
          if (!missing && !short) adding.mutate({ ...rest, ...(password ? { password } : {}) })
        }}
      >
        {shown && <Notice tone="red">{shown}</Notice>}
        <TextField
          label={shared.name}
          maxLength={200}
          autoComplete="off"
          value={agent.name}
          error={fields['name']}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={shared.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={agent.email}
          error={fields['email']}
          onChange={({ target }) => set({ email: target.value })}
        />
        <TextField
          label={shared.region}
          hint={text.regionHint}
          maxLength={80}
          value={agent.region}
          error={fields['region']}
          onChange={({ target }) => set({ region: target.value })}
        />
        <PasswordField
          label={shared.password}
          hint={text.passwordHint}
          autoComplete="new-password"
          value={agent.password}
          error={pressed && short ? problemText(short) : (fields['password'] ?? fields['newPassword'])}
          onChange={({ target }) => set({ password: target.value })}
        />
        {agent.password !== '' && (
          <PasswordStrength password={agent.password} email={agent.email} min={MIN_STAFF_PASSWORD} />
        )}
        {agent.password !== '' && (
          <Checkbox
            label={text.requireChange}
            checked={agent.requireChange}
            onChange={({ target }) => set({ requireChange: target.checked })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:*:flex-1">
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button type="submit" size="panel" loading={adding.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
