import { Fragment, useState } from 'react'
import { z } from 'zod'
import type { CallInput } from '#contract/route.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { workflowTemplates as calls } from '#features/workflows/contract/workflow-templates.ts'
import { editedTasks, totalHours } from '#features/workflows/rules/edit-template.ts'
import { estimatedDays } from '#features/workflows/rules/estimate.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { showingTemplates, type Template } from './queries.ts'
import { type Draft, TaskEditor } from './task-editor.tsx'
import { TemplateHours } from './template-hours.tsx'
import { useTemplateWords } from './use-template-words.ts'

const schema = z.object({
  tasks: z
    .custom<Draft[]>()
    .transform((drafts) => drafts.map(({ key: _, ...task }) => task))
    .pipe(editedTasks),
})
const valuesOf = ({ tasks }: Template) => ({ tasks: tasks.map((task, at) => ({ ...task, key: String(at) })) })

type Saved = CallInput<typeof calls.save>
type Copied = CallInput<typeof calls.create>
const isCopy = (sent: Saved | Copied): sent is Copied => 'companyTypeId' in sent

/** Edits all tasks of one version, and saves them over it or as a new version. */
export function TemplateForm({ template, onClose }: { template: Template; onClose: () => void }) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const words = useTemplateWords()
  // The same id on every retry, so that a retry after a lost answer does not add a second version.
  const [copyId] = useState(() => crypto.randomUUID())
  const { id, companyTypeId } = template
  const saving = useCall((sent: Saved | Copied) => (isCopy(sent) ? call(calls.create, sent) : call(calls.save, sent)), {
    done: (_, sent) => (isCopy(sent) ? text.kept : text.saved),
    stale: showingTemplates,
    onDone: onClose,
  })
  const form = useEditForm(template, saving, {
    schema,
    valuesOf,
    input: ({ tasks }, expectedVersion) => ({ id, expectedVersion, tasks }),
    failed: text.saveFailed,
  })
  const copy = form.handleSubmit(({ tasks }) => {
    if (!form.busy) saving.mutate({ id: copyId, companyTypeId, tasks })
  })
  const copying = saving.isPending && isCopy(saving.variables)
  const tasks = form.held('tasks')
  const hours = totalHours(tasks.value)
  return (
    <EditForm of={form} fields={words}>
      <TemplateHours hours={hours} days={estimatedDays(hours)} />
      <Fragment key={form.taken}>
        <TaskEditor tasks={tasks.value} onChange={tasks.onChange} errorAt={form.error} />
      </Fragment>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="panel"
          disabled={form.conflict !== undefined || copying}
          loading={form.busy && !copying}
        >
          {text.save}
        </Button>
        <Button
          variant="ghost"
          size="panel"
          disabled={form.busy && !copying}
          loading={copying}
          onClick={() => void copy()}
        >
          {text.saveAsNew}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </EditForm>
  )
}
