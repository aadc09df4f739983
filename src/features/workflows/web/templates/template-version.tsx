import { useState } from 'react'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { workflowTemplates as calls } from '#features/workflows/contract/workflow-templates.ts'
import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { showingTemplates, type Template } from './queries.ts'
import { TaskList } from './task-list.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateHours } from './template-hours.tsx'
import { useTemplateWords } from './use-template-words.ts'

/** One version of a template, with buttons to edit and activate it and to show its history. */
export function TemplateVersion({ template }: { template: Template }) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const words = useTemplateWords()
  const { dateTime } = useDates()
  const [shown, setShown] = useState<'form' | 'history'>()
  const using = useCall(calls.activate, { done: text.used, stale: showingTemplates })
  const failureText = useFailureText()
  const title = text.version({ at: dateTime(template.createdAt) })
  return (
    <section aria-label={title} className="space-y-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-h3 font-display">{title}</span>
        <Badge tone={template.active ? 'green' : 'grey'}>{template.active ? text.inUse : text.notInUse}</Badge>
      </p>
      {using.error && <Notice tone="red">{failureText(using.error)}</Notice>}
      {shown === 'form' ? (
        <TemplateForm template={template} onClose={() => setShown(undefined)} />
      ) : (
        <>
          <TemplateHours hours={template.totalHours} days={template.estimatedDays} />
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" size="panel" onClick={() => setShown('form')}>
              {text.edit}
            </Button>
            {!template.active && (
              <Button
                size="panel"
                loading={using.isPending}
                onClick={() => using.mutate({ id: template.id, expectedVersion: template.version })}
              >
                {text.use}
              </Button>
            )}
            <Button
              variant="ghost"
              size="panel"
              aria-expanded={shown === 'history'}
              onClick={() => setShown(shown === 'history' ? undefined : 'history')}
            >
              {text.history}
            </Button>
          </div>
          {shown === 'history' && (
            <div translate="no" className="rounded-md bg-areia-100/60 p-4">
              <EditHistory subjectType="workflow_template" subjectId={template.id} fields={words} />
            </div>
          )}
          <TaskList tasks={template.tasks} />
        </>
      )}
    </section>
  )
}
