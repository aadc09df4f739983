import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { type WorkflowDetail, workflowQuery } from './queries.ts'
import { StatusButtons } from './status-buttons.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { TimerTab } from './timer-tab.tsx'
import { workflowTone } from './workflow-tone.ts'

type Props = { id: string } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

function Work({ workflow }: { workflow: WorkflowDetail }) {
  const text = useMessages('workflows', workflows)
  const [tab, setTab] = useState('tasks')
  const { detail } = text
  return (
    <>
      <div className="mb-1.5 flex justify-between gap-3 text-sm">
        <span className="text-ink-muted">
          {text.tasksDone({ done: String(workflow.tasksDone), all: String(workflow.tasks) })}
        </span>
        <span className="font-semibold tabular-nums">{workflow.progress}%</span>
      </div>
      <ProgressBar label={text.progress} value={workflow.progress} className="mb-4" />
      <Tabs
        label={detail.tabs}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'tasks', label: detail.tasks, content: <TasksTab workflow={workflow} /> },
          { value: 'documents', label: detail.documents, content: <DocumentsTab workflow={workflow} /> },
          { value: 'timer', label: detail.timer, content: <TimerTab workflow={workflow} /> },
        ]}
      />
    </>
  )
}

/** One workflow beside the cards: tasks, papers and time. */
export function WorkflowDrawer({ id, ...drawer }: Props) {
  const text = useMessages('workflows', workflows)
  const { data, error, isFetching, refetch } = useQuery(workflowQuery(id))
  const gone = error?.status === 404 || error?.status === 400
  const shown = gone ? undefined : data
  return (
    <RecordDrawer
      {...drawer}
      title={shown?.companyName ?? text.detail.tasks}
      {...(shown
        ? {
            description: `${shown.companyType} · ${shown.state} · ${shown.customer.name}`,
            badges: (
              <span className="flex flex-wrap gap-1.5">
                <Badge tone={workflowTone[shown.status]}>{text.status[shown.status]}</Badge>
                {!shown.paid && <Badge tone="red">{text.unpaid}</Badge>}
              </span>
            ),
            footer: (
              <div className="flex items-center gap-2">
                <StatusButtons workflow={shown} />
              </div>
            ),
          }
        : {})}
    >
      {gone && (
        <Notice tone="red">
          <p>{text.detail.gone}</p>
          <p className="font-normal">{text.detail.goneText}</p>
        </Notice>
      )}
      {!data && !error && <RowSkeletons rows={3} />}
      {error && !gone && !data && (
        <ErrorState compact title={text.detail.tasksFailed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {shown && <Work key={shown.id} workflow={shown} />}
    </RecordDrawer>
  )
}
