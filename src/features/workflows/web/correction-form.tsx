import { useState } from 'react'
import { MOST_CORRECTED_MINUTES } from '#features/workflows/rules/worked-time.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowDetail } from './queries.ts'
import { useCorrectTime } from './use-workflow-changes.ts'

const LONGEST_REASON = 500

export function CorrectionForm({ workflow }: { workflow: WorkflowDetail }) {
  const { shared, timer: text } = useMessages('workflows', workflows)
  const first = workflow.taskList.find(({ status }) => status === 'in_progress') ?? workflow.taskList[0]
  const [taskId, setTaskId] = useState(first?.id ?? '')
  const [minutes, setMinutes] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const saving = useCorrectTime(() => {
    setMinutes('')
    setReason('')
    setPressed(false)
  })
  const wanted = Number(minutes)
  const fits = Number.isInteger(wanted) && wanted !== 0 && Math.abs(wanted) <= MOST_CORRECTED_MINUTES
  const refused = saving.error instanceof ApiError && saving.error.fields['minutes'] !== undefined
  return (
    <form
      noValidate
      className="space-y-4 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (fits && reason.trim()) saving.mutate({ id: taskId, minutes: wanted, reason: reason.trim() })
      }}
    >
      <div>
        <h3 className="font-semibold">{text.correct}</h3>
        <p className="text-sm text-ink-muted">{text.correctText}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <Select
          label={text.task}
          value={taskId}
          onChange={({ target }) => setTaskId(target.value)}
          options={workflow.taskList.map(({ id, order, name }) => ({ value: id, label: `${order}. ${name}` }))}
        />
        <TextField
          label={text.minutes}
          inputMode="text"
          value={minutes}
          maxLength={6}
          hint={text.minutesHint}
          error={pressed && !fits ? text.minutesMissing : refused ? text.tooMany : undefined}
          onChange={({ target }) => {
            saving.reset()
            setMinutes(target.value)
          }}
        />
      </div>
      <TextField
        label={shared.reason}
        value={reason}
        maxLength={LONGEST_REASON}
        error={pressed && !reason.trim() ? shared.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" variant="ghost" size="panel" loading={saving.isPending}>
        {text.save}
      </Button>
    </form>
  )
}
