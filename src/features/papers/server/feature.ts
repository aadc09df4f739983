import { z } from 'zod'
import { papers } from '#features/papers/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { TaskThread } from '#server/threads/task-thread.ts'
import type { PaperTask } from './draw-paper.ts'
import { readFilingDetails, saveFilingDetails } from './filing-details.ts'
import { listPapers } from './list-papers.ts'
import { makePaper } from './make-paper.ts'
import { makePurposePaper } from './make-purpose-paper.ts'
import { reactions } from './reactions.ts'
import { showPaper } from './show-paper.ts'
import { startDrawing } from './start-drawing.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'make-purpose-paper': { registrationId: string }
  }
}

declare module '#server/context.ts' {
  interface FeatureServices {
    /** Draws papers in a worker thread. */
    papers: TaskThread<PaperTask, Uint8Array>
  }
}

export const feature: ServerFeature = {
  calls: {
    papers: serve(papers, {
      list: listPapers,
      make: makePaper,
      show: showPaper,
      details: readFilingDetails,
      saveDetails: saveFilingDetails,
    }),
  },
  on: reactions,
  jobs: {
    'make-purpose-paper': {
      payload: z.object({ registrationId: z.uuid() }),
      lock: ({ registrationId }) => `purpose:${registrationId}`,
      run: ({ services, payload }) => makePurposePaper(services, payload.registrationId),
    },
  },
  services: () => ({ papers: startDrawing() }),
}
