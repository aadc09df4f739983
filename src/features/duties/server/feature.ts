import { duties } from '#features/duties/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { dropCalendarAddress, makeCalendarAddress } from './calendar-address.ts'
import { listDuties } from './list-duties.ts'
import { openCalendar, openCalendarByAddress } from './open-calendar.ts'
import { reactions } from './reactions.ts'
import { readCalendar } from './read-calendar.ts'
import { saveDutyAnswers } from './save-answers.ts'
import { setDutyExtension } from './set-extension.ts'
import { setDutyStatus } from './set-status.ts'

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
}
