import { useState } from 'react'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { isConflict } from '#web/api/call.ts'
import { useChangedFields } from '#web/forms/use-changed-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { AgentDetail } from './queries.ts'
import { useSaveAgent } from './use-agent-changes.ts'

type Typed = { name: string; region: string; active: boolean }

/** Edits name, region and state in place. A version that another admin saved meanwhile is shown first; typed values are kept. */
export function AgentEdit({ agent }: { agent: AgentDetail }) {
  const { shared, page: text } = useMessages('agents', agents)
  const failureText = useFailureText()
  const { began, met, typed, typing, set, clear, onKeep, onTake } = useChangedFields<AgentDetail, Typed>(agent)
  const [pressed, setPressed] = useState(false)
  const saving = useSaveAgent(clear)
  const { name, region, active } = { ...began, region: began.region ?? '', ...typed }
  const missing = name.trim() === ''
  const fields = {
    name: { label: shared.name },
    region: { label: shared.region },
    active: { label: shared.active },
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        const values = { name: name.trim(), region: region.trim(), active }
        if (!missing) saving.mutate({ id: agent.id, ...values, expectedVersion: began.version })
      }}
    >
      {met && <ConflictNotice began={began} current={agent} fields={fields} onKeep={onKeep} onTake={onTake} />}
      {saving.isError && !isConflict(saving.error) && (
        <Notice tone="red">
          {text.saveFailed}: {failureText(saving.error)}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={shared.name}
          maxLength={200}
          value={name}
          error={pressed && missing ? shared.nameMissing : undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={shared.region}
          maxLength={80}
          value={region}
          onChange={({ target }) => set({ region: target.value })}
        />
      </div>
      <Switch
        label={shared.active}
        hint={text.activeHint}
        checked={active}
        onChange={({ target }) => set({ active: target.checked })}
      />
      <Button type="submit" size="panel" disabled={!typing || met} loading={saving.isPending}>
        {shared.save}
      </Button>
    </form>
  )
}
