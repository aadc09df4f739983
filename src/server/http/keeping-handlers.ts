import { dropCalendarAddress, makeCalendarAddress } from '#server/features/duties/calendar-address.ts'
import { listDuties } from '#server/features/duties/list-duties.ts'
import { openCalendar, openCalendarByAddress } from '#server/features/duties/open-calendar.ts'
import { readCalendar } from '#server/features/duties/read-calendar.ts'
import { saveDutyAnswers } from '#server/features/duties/save-answers.ts'
import { setDutyExtension } from '#server/features/duties/set-extension.ts'
import { setDutyStatus } from '#server/features/duties/set-status.ts'
import type { Handlers } from './mount.ts'

/** The calls about keeping a company once it is formed. */
export const keepingHandlers: Pick<Handlers, 'duties'> = {
  duties: {
    list: listDuties,
    ofRegistration: readCalendar,
    setStatus: setDutyStatus,
    setExtension: setDutyExtension,
    saveAnswers: saveDutyAnswers,
    file: openCalendar,
    makeAddress: makeCalendarAddress,
    dropAddress: dropCalendarAddress,
    byAddress: openCalendarByAddress,
  },
}
