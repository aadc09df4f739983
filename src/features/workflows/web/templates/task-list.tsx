import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Task } from './queries.ts'

/** The tasks that a new workflow gets from this template. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const papers = (label: string, names: readonly string[]) =>
    names.length > 0 && (
      <p className="text-sm text-ink-muted">
        {label}: <span translate="no">{names.join(', ')}</span>
      </p>
    )
  return (
    <ol aria-label={text.tasks} className="divide-y divide-line border-y border-line">
      {tasks.map((task, at) => {
        const before = task.dependsOn === null ? undefined : tasks[task.dependsOn - 1]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a task is its number
          <li key={at} className="grid grid-cols-[2rem_1fr_auto] gap-x-2 py-3">
            <span className="text-ink-muted tabular-nums">{at + 1}.</span>
            <div className="min-w-0">
              <p translate="no" className="font-semibold break-words">
                {task.name}
              </p>
              {task.description && (
                <p translate="no" className="text-sm text-ink-muted">
                  {task.description}
                </p>
              )}
              <p translate="no" className="text-sm">
                {before ? text.after({ number: task.dependsOn ?? 0, name: before.name }) : text.free}
              </p>
              {papers(text.fields.documentsRequired, task.documentsRequired)}
              {papers(text.fields.documentsGenerated, task.documentsGenerated)}
            </div>
            <span className="font-semibold tabular-nums">{text.hours({ hours: String(task.hours) })}</span>
          </li>
        )
      })}
    </ol>
  )
}
