import { useState } from 'react'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { useTypedEdit } from '#features/edits/web/use-typed-edit.ts'
import { workflowTemplates as calls } from '#features/workflows/contract/workflow-templates.ts'
import { totalHours } from '#features/workflows/rules/edit-template.ts'
import { estimatedDays } from '#features/workflows/rules/estimate.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { showingTemplates, type Task, type Template } from './queries.ts'
import { asDrafts, type Draft, TaskEditor } from './task-editor.tsx'
import { TemplateHours } from './template-hours.tsx'
import { useTemplateWords } from './use-template-words.ts'

const tasksOf = (drafts: readonly Draft[]): Task[] => drafts.map(({ key: _, ...task }) => task)

/** Edits all tasks of one version, and saves them over it or as a new version. */
export function TemplateForm({ template, onClose }: { template: Template; onClose: () => void }) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const words = useTemplateWords()
  const form = useTypedEdit(template, ({ tasks }) => ({ tasks: asDrafts(tasks) }))
  const [copyId] = useState(() => crypto.randomUUID())
  const { companyTypeId } = template
  const more = { stale: showingTemplates, onDone: onClose }
  const saving = useSaveEdit(
    (tasks: Task[]) => call(calls.save, { id: template.id, expectedVersion: form.began.version, tasks }),
    { done: text.saved, failed: text.saveFailed },
    more,
  )
  const copying = useSaveEdit(
    (tasks: Task[]) => call(calls.create, { id: copyId, companyTypeId, tasks }),
    { done: text.kept, failed: text.saveFailed },
    more,
  )
  const { fields: errors } = useRefusal(saving.error ?? copying.error)
  const hours = totalHours(form.typed.tasks)
  const send = (by: typeof saving) => {
    saving.reset()
    copying.reset()
    by.mutate(tasksOf(form.typed.tasks))
  }
  return (
    <form
      key={form.round}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.met) send(saving)
      }}
    >
      {form.met && (
        <ConflictNotice
          began={form.began}
          current={template}
          fields={words}
          onKeep={form.onKeep}
          onTake={form.onTake}
        />
      )}
      <TemplateHours hours={hours} days={estimatedDays(hours)} />
      <TaskEditor tasks={form.typed.tasks} onChange={(tasks) => form.set({ tasks })} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" disabled={form.met || copying.isPending} loading={saving.isPending}>
          {text.save}
        </Button>
        <Button
          variant="ghost"
          size="panel"
          disabled={saving.isPending}
          loading={copying.isPending}
          onClick={() => send(copying)}
        >
          {text.saveAsNew}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
