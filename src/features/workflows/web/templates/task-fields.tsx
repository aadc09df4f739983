import { useState } from 'react'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Task } from './queries.ts'

/** The problem of a task, or of one of its fields. */
export type ErrorAt = (path: `tasks.${number}` | `tasks.${number}.${keyof Task}`) => string | undefined

type Props = {
  task: Task
  /** The tasks before this one, on which it may depend. */
  earlier: readonly Task[]
  at: number
  onChange: (part: Partial<Task>) => void
  errorAt: ErrorAt
}

const isQuarter = (hours: number): boolean => hours > 0 && Number.isInteger(hours * 4)

type PapersProps = {
  label: string
  names: readonly string[]
  error: string | undefined
  onChange: (names: string[]) => void
}

function Papers({ label, names, error, onChange }: PapersProps) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const [typed, setTyped] = useState(() => names.join('\n'))
  return (
    <TextArea
      label={label}
      hint={text.onePerLine}
      rows={3}
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []))
      }}
    />
  )
}

export function TaskFields({ task, earlier, at, onChange, errorAt }: Props) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const [hours, setHours] = useState(() => String(task.hours))
  const error = (field: keyof Task) => errorAt(`tasks.${at}.${field}`)
  return (
    <div className="space-y-4 rounded-md border border-line bg-white p-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <TextField
          label={text.fields.name}
          value={task.name}
          maxLength={200}
          error={error('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          label={text.fields.hours}
          value={hours}
          inputMode="decimal"
          maxLength={6}
          error={isQuarter(task.hours) ? error('hours') : text.wrongHours}
          onChange={({ target }) => {
            setHours(target.value)
            const typed = Number(target.value.replace(',', '.'))
            onChange({ hours: Number.isFinite(typed) ? typed : 0 })
          }}
        />
      </div>
      <TextArea
        label={text.description}
        value={task.description}
        rows={3}
        maxLength={2000}
        error={error('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Select
        label={text.fields.dependsOn}
        value={task.dependsOn === null ? '' : String(task.dependsOn)}
        placeholder={text.none}
        translate="no"
        options={earlier.map(({ name }, place) => ({ value: String(place + 1), label: `${place + 1}. ${name}` }))}
        error={error('dependsOn')}
        onChange={({ target }) => onChange({ dependsOn: target.value === '' ? null : Number(target.value) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Papers
          label={text.fields.documentsRequired}
          names={task.documentsRequired}
          error={error('documentsRequired')}
          onChange={(documentsRequired) => onChange({ documentsRequired })}
        />
        <Papers
          label={text.fields.documentsGenerated}
          names={task.documentsGenerated}
          error={error('documentsGenerated')}
          onChange={(documentsGenerated) => onChange({ documentsGenerated })}
        />
      </div>
    </div>
  )
}
