import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import { canMoveUp, moveUp, removeTask } from '#features/workflows/rules/edit-template.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Task } from './queries.ts'
import { type ErrorAt, TaskFields } from './task-fields.tsx'

/** A task in the form, with a React key that it keeps when it is moved. */
export type Draft = Task & { key: string }
type Props = { tasks: readonly Draft[]; onChange: (tasks: Draft[]) => void; errorAt: ErrorAt }

/** The tasks in order: each is edited in place and can be moved up or down, which renumbers dependencies (G56). */
export function TaskEditor({ tasks, onChange, errorAt }: Props) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const [open, setOpen] = useState<string>()
  const change = (at: number, part: Partial<Task>) =>
    onChange(tasks.map((task, place) => (place === at ? { ...task, ...part } : task)))
  const add = () => {
    const key = crypto.randomUUID()
    const empty = { description: '', documentsRequired: [], documentsGenerated: [], dependsOn: null }
    onChange([...tasks, { key, name: text.newTask, hours: 1, ...empty }])
    setOpen(key)
  }
  const tool = (label: string, Icon: typeof X, go: (() => void) | undefined, why?: string) => (
    <button
      type="button"
      translate="no"
      aria-label={label}
      title={go ? label : (why ?? label)}
      disabled={!go}
      onClick={go}
      className="icon-btn disabled:opacity-40"
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
  const up = (at: number) => (canMoveUp(tasks, at) ? () => onChange(moveUp(tasks, at)) : undefined)
  return (
    <div className="space-y-3">
      <ol aria-label={text.tasks} className="divide-y divide-line border-y border-line">
        {tasks.map((task, at) => {
          const shown = open === task.key || errorAt(`tasks.${at}`) !== undefined
          return (
            <li key={task.key} className="space-y-3 py-2.5">
              <div className="flex flex-wrap items-center gap-2">
                <span className="w-7 text-ink-muted tabular-nums">{at + 1}.</span>
                <button
                  type="button"
                  translate="no"
                  aria-expanded={shown}
                  aria-label={text.editTask({ name: task.name })}
                  onClick={() => setOpen(open === task.key ? undefined : task.key)}
                  className="min-h-11 min-w-0 flex-1 basis-48 text-left font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
                >
                  {task.name}
                </button>
                <span className="text-sm text-ink-muted tabular-nums">
                  {task.dependsOn !== null && `${text.fields.dependsOn} ${task.dependsOn} · `}
                  {text.hours({ hours: String(task.hours) })}
                </span>
                <span className="flex gap-1.5">
                  {tool(text.up({ name: task.name }), ChevronUp, up(at), text.waits)}
                  {tool(text.down({ name: task.name }), ChevronDown, up(at + 1), text.waits)}
                  {tool(
                    text.remove({ name: task.name }),
                    X,
                    tasks.length > 1 ? () => onChange(removeTask(tasks, at)) : undefined,
                  )}
                </span>
              </div>
              {shown && (
                <TaskFields
                  task={task}
                  at={at}
                  earlier={tasks.slice(0, at)}
                  errorAt={errorAt}
                  onChange={(part) => change(at, part)}
                />
              )}
            </li>
          )
        })}
      </ol>
      <Button variant="ghost" size="panel" onClick={add} disabled={tasks.length >= 60}>
        {text.add}
      </Button>
    </div>
  )
}
