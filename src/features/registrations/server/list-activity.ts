import type { registrationActivity } from '#features/registrations/contract/registration-activity.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { readPage } from '#server/lists/read-page.ts'
import { loadRegistration } from './load-registration.ts'
import { activityView, happenedTo } from './registration-activity.ts'

export const listActivity: Handler<typeof registrationActivity.activity> = async (context, { id, limit, cursor }) => {
  await loadRegistration(context, id, 'notes.read')
  const { language } = whoReads(context)
  return readPage(context, {
    list: 'activity',
    filter: { id },
    limit,
    cursor,
    rows: (span) => happenedTo(context.db, [id], span),
    time: (row) => row.at,
    view: (row) => activityView(language, row),
  })
}
