import type { FieldWords } from '#web/forms/field-words.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { workflowTemplates } from '#web/i18n/pt-BR/workflow-templates.ts'
import type { Task } from './queries.ts'

/** How the history and a conflict say what changed of a template: every task with its hours, in order. */
export function useTemplateWords(): FieldWords {
  const { fields, hours } = useMessages('workflowTemplates', workflowTemplates)
  const tasks = (value: unknown): string =>
    Array.isArray(value)
      ? value.map((task: Task, at) => `${at + 1}. ${task.name} (${hours({ hours: String(task.hours) })})`).join(' · ')
      : ''
  return { tasks: { label: fields.tasks, show: tasks }, active: { label: fields.active } }
}
