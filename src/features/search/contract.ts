import { z } from 'zod'
import { id, text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { searchKinds } from './rules/relevance.ts'

export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id,
  title: z.string(),
  /** The customer of a company or ticket, the company of a document, the e-mail address of a person. */
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
    // An open search box must drop results that the reader may no longer see.
    staleAfter: ['registration.changed'],
    query: z.strictObject({ search: text(100, 1).trim().min(1) }),
    response: z.object({ items: z.array(searchResult) }),
  }),
}
