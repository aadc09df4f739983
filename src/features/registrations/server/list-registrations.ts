import type { registrations } from '#features/registrations/contract.ts'
import { listScope } from '#rules/access.ts'
import type { Handler } from '#server/http/handler.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { readPage } from '#server/lists/read-page.ts'
import { registrationView } from './read-registrations.ts'
import { askedIn } from './registration-filter.ts'
import { registrationPage } from './registration-page.ts'

export const listRegistrations: Handler<typeof registrations.list> = async (
  context,
  { limit, cursor, search, sort: order = 'newest', ...query },
) => {
  const asked = askedIn(query)
  const question = { scope: listScope(context.actor, 'registrations.list'), asked, order, search }
  return readPage(context, {
    list: 'registrations',
    filter: { search, order, ...asked },
    limit,
    cursor,
    rows: (span) =>
      search
        ? limitedSearch(context, 'registrations', () => registrationPage(context, question, span))
        : registrationPage(context, question, span),
    time: (row) => row.at,
    rest: (row) => row.rest,
    view: (row) => registrationView(context, row),
  })
}
