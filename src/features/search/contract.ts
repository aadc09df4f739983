import { z } from 'zod'
import { id, text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { searchKinds } from './rules/relevance.ts'

export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string(),
  /** Whom or what it belongs to: the customer of a company, the company of a document, a person's address. */
  detail: z.string(),
  /** The registration of a company or document. */
  registrationId: id.nullable(),
})

export const search = {
  find: route({
    method: 'GET',
    path: '/api/search',
    access: 'search.use',
    summary: 'Companies, people, documents and tickets that the reader may see, best match first',
    // An open search box loses what its reader loses.
    staleAfter: ['registration.changed'],
    query: z.strictObject({ search: text(100, 1).trim().min(1) }),
    response: z.object({ items: z.array(searchResult) }),
  }),
}
