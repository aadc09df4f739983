import type { FieldWords } from '#features/edits/web/field-words.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Task } from './queries.ts'

/** Labels and formatters for the edit history and conflicts of a template: every task with its hours, in order. */
export function useTemplateWords(): FieldWords {
  const { shared, hours } = useMessages('workflowTemplates', workflowTemplates)
  const tasks = (value: unknown): string =>
    Array.isArray(value)
      ? value.map((task: Task, at) => `${at + 1}. ${task.name} (${hours({ hours: String(task.hours) })})`).join(' · ')
      : ''
  return { tasks: { label: shared.tasks, show: tasks }, active: { label: shared.inUse } }
}
