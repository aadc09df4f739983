import type { search } from '#features/search/contract.ts'
import { mostRelevant, type SearchKind, searchKinds } from '#features/search/rules/relevance.ts'
import { listScope } from '#rules/access.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import type { Found } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { findByNumber, findClients, findCompanies, findDocuments, findPeople, findTickets } from './find-records.ts'
import { type Result, readFound } from './read-found.ts'

const SHOWN = 20

/** Searches each kind within the reader's scope; kinds that the reader may not list are left out. */
const find: Record<SearchKind, (context: Context, term: string) => Promise<Found[]>> = {
  company: async (context, term) => {
    const scope = listScope(context.actor, 'registrations.list')
    const found = await Promise.all([findByNumber(context, term, scope), findCompanies(context, term, scope)])
    return found.flat()
  },
  person: async (context, term) => {
    if (listScope(context.actor, 'people.list').kind === 'any') return findPeople(context, term)
    const clients = listScope(context.actor, 'clients.read')
    return clients.kind === 'agent' ? findClients(context, term, clients.id) : []
  },
  document: (context, term) => findDocuments(context, term, listScope(context.actor, 'documents.read')),
  ticket: async (context, term) =>
    listScope(context.actor, 'tickets.read').kind === 'any' ? findTickets(context, term) : [],
}

async function resultsOf(context: Context, kind: SearchKind, term: string): Promise<Result[]> {
  const found = await find[kind](context, term)
  return found.length > 0 ? readFound[kind](context.db, found) : []
}

/** Finds records of all kinds in one list (E5). A process whose number was typed comes before all other matches. */
export const findEverything: Handler<typeof search.find> = (context, { search: term }) =>
  limitedSearch(context, 'search', async () => {
    const rows = (await Promise.all(searchKinds.map((kind) => resultsOf(context, kind, term)))).flat()
    const number = term.replace(/^#/, '').toLowerCase()
    const asked = rows.filter(({ kind, id }) => kind === 'company' && number.length === 8 && id.startsWith(number))
    const others = rows.filter((row) => !asked.includes(row))
    return { items: [...asked, ...mostRelevant(term, others, SHOWN - asked.length)] }
  })
