import { z } from 'zod'
import { duties } from '#features/duties/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { daily, type NoPayload } from '#server/jobs/job.ts'
import { dropCalendarAddress, makeCalendarAddress } from './calendar-address.ts'
import { keepCalendars } from './keep-calendars.ts'
import { listDuties } from './list-duties.ts'
import { openCalendar, openCalendarByAddress } from './open-calendar.ts'
import { reactions } from './reactions.ts'
import { readCalendar } from './read-calendar.ts'
import { saveDutyAnswers } from './save-answers.ts'
import { setDutyExtension } from './set-extension.ts'
import { setDutyStatus } from './set-status.ts'
import { tellAlerts } from './tell-alerts.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'keep-duties': NoPayload
    'follow-fact': { stateId: string | null }
  }
}

export const feature: ServerFeature = {
  calls: {
    duties: serve(duties, {
      list: listDuties,
      ofRegistration: readCalendar,
      setStatus: setDutyStatus,
      setExtension: setDutyExtension,
      saveAnswers: saveDutyAnswers,
      file: openCalendar,
      makeAddress: makeCalendarAddress,
      dropAddress: dropCalendarAddress,
      byAddress: openCalendarByAddress,
    }),
  },
  on: reactions,
  jobs: {
    // 8 a.m. in São Paulo. When `follow-fact` holds the lock at that moment, the daily schedule retries, so no day goes without alerts.
    'keep-duties': {
      cron: daily('0 11 * * *'),
      lock: 'keep-duties',
      needsRightClock: true,
      run: async ({ context }) => {
        await keepCalendars(context)
        await tellAlerts(context)
      },
    },
    'follow-fact': {
      payload: z.object({ stateId: z.string().nullable() }),
      lock: 'keep-duties',
      run: ({ context, payload }) => keepCalendars(context, payload.stateId),
    },
  },
}
