import { workflowTemplates } from '#features/workflows/contract/workflow-templates.ts'
import { workflows } from '#features/workflows/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { type NoPayload, often } from '#server/jobs/job.ts'
import { beginWorkflow } from './begin-workflow.ts'
import { correctTime } from './correct-time.ts'
import { countWorkflows } from './count-workflows.ts'
import { cutForgottenTimers } from './cut-forgotten-timers.ts'
import { followUpEin } from './follow-up-ein.ts'
import { listEinRefusals } from './list-ein-refusals.ts'
import { listWorkflows } from './list-workflows.ts'
import { reactions } from './reactions.ts'
import { readWorkflow } from './read-workflow.ts'
import { saveNotes } from './save-notes.ts'
import { setComplexity } from './set-complexity.ts'
import { setTaskStatus } from './set-task-status.ts'
import { setWorkflowStatus } from './set-workflow-status.ts'
import { activateTemplate } from './templates/activate-template.ts'
import { addTemplate } from './templates/add-template.ts'
import { listTemplates } from './templates/list-templates.ts'
import { saveTemplate } from './templates/save-template.ts'
import { readTimer, startTimer, stopTimer } from './timer.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'follow-up-ein': NoPayload
    'cut-forgotten-timers': NoPayload
  }
}

export const feature: ServerFeature = {
  calls: {
    workflows: serve(workflows, {
      list: listWorkflows,
      counts: countWorkflows,
      read: readWorkflow,
      create: beginWorkflow,
      setStatus: setWorkflowStatus,
      setComplexity,
      setTaskStatus,
      saveNotes,
      timer: readTimer,
      startTimer,
      stopTimer,
      correctTime,
      einRefusals: listEinRefusals,
    }),
    workflowTemplates: serve(workflowTemplates, {
      list: listTemplates,
      create: addTemplate,
      save: saveTemplate,
      activate: activateTemplate,
    }),
  },
  on: reactions,
  jobs: {
    // Hourly, so that a task appears soon after midnight in São Paulo, whose date is never behind Washington's.
    'follow-up-ein': {
      cron: often('7 * * * *'),
      lock: 'follow-up-ein',
      whenLocked: 'skip',
      needsRightClock: true,
      run: ({ context }) => followUpEin(context),
    },
    'cut-forgotten-timers': {
      cron: often('*/10 * * * *'),
      lock: 'cut-forgotten-timers',
      whenLocked: 'skip',
      needsRightClock: true,
      run: ({ context }) => cutForgottenTimers(context),
    },
  },
}
