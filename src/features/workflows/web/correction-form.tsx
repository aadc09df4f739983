import { z } from 'zod'
import { workflows as calls } from '#features/workflows/contract.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { typedNumber } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowDetail } from './queries.ts'

const { shape } = calls.correctTime.body
const schema = z.object({
  taskId: z.string(),
  minutes: typedNumber(shape.minutes),
  reason: shape.reason,
})

export function CorrectionForm({ workflow }: { workflow: WorkflowDetail }) {
  const { shared, timer: text } = useMessages('workflows', workflows)
  const first = workflow.taskList.find(({ status }) => status === 'in_progress') ?? workflow.taskList[0]
  const saving = useCall(calls.correctTime, {
    done: text.corrected,
    event: 'workflows.changed',
    onDone: () => {
      form.reset({ ...form.getValues(), minutes: '', reason: '' })
    },
  })
  const form = useCallForm(saving, {
    schema,
    values: { taskId: first?.id ?? '', minutes: '', reason: '' },
    input: ({ taskId: id, ...correction }) => ({ id, ...correction }),
    failed: text.correctFailed,
    texts: { minutes: text.minutesMissing },
  })
  const minutes = form.field('minutes')
  return (
    <CallForm of={form} className="space-y-4 border-t border-line pt-6">
      <div>
        <h3 className="font-semibold">{text.correct}</h3>
        <p className="text-sm text-ink-muted">{text.correctText}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <Select
          {...form.field('taskId')}
          label={text.task}
          options={workflow.taskList.map(({ id, order, name }) => ({ value: id, label: `${order}. ${name}` }))}
        />
        <TextField
          {...minutes}
          label={text.minutes}
          hint={text.minutesHint}
          maxLength={6}
          error={form.formState.errors.minutes?.type === 'server' ? text.tooMany : minutes.error}
        />
      </div>
      <TextField {...form.field('reason')} label={shared.reason} maxLength={500} />
      <Button type="submit" variant="ghost" size="panel" loading={form.busy}>
        {text.save}
      </Button>
    </CallForm>
  )
}
