import { z } from 'zod'
import { byId, done, id, line, text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { expectedVersion } from '#features/edits/contract.ts'
import { languages } from '#rules/language/preferences.ts'
import { answerKinds, LONGEST_ANSWER, LONGEST_TITLE, MOST_TEMPLATES } from './rules/template.ts'

const kind = z.enum(answerKinds)
const written = { title: line(LONGEST_TITLE), body: text(LONGEST_ANSWER).trim().min(1, 'required') }

const answerTemplateView = z.object({ id, kind, title: z.string(), body: z.string(), version: z.int() })
const own = z.object({ items: z.array(answerTemplateView) })

export const answerTemplates = {
  list: route({
    method: 'GET',
    path: '/api/answer-templates',
    access: 'answerTemplates.read',
    summary: 'The reader’s own template answers, in the own order',
    staleAfter: [],
    response: own,
  }),
  values: route({
    method: 'GET',
    path: '/api/registrations/:id/answer-values',
    access: 'answerTemplates.fill',
    summary:
      'What template answers about a registration, and one of its documents, are filled with, as its customer reads it',
    // The values are those of the registration and of one document.
    staleAfter: ['registration.changed', 'documents.changed'],
    params: byId,
    query: z.strictObject({ document: id.optional() }),
    response: z.object({
      /** The customer's language, in which the built-in answers are shown. */
      language: z.enum(languages),
      values: z.object({
        cliente: z.string(),
        empresa: z.string(),
        estado: z.string(),
        documento: z.string().nullable(),
        prazo: z.string().nullable(),
        agente: z.string().nullable(),
      }),
    }),
  }),
  create: route({
    method: 'POST',
    path: '/api/answer-templates',
    records: {},
    access: 'answerTemplates.write',
    summary: 'Keep a template answer of one’s own, at the end of its kind',
    body: z.strictObject({ kind, ...written }),
    response: own,
    status: 201,
  }),
  save: route({
    method: 'PUT',
    path: '/api/answer-templates/:id',
    records: { id: 'answer_templates' },
    access: 'answerTemplates.write',
    summary: 'Change a template answer of one’s own; 409 when another window changed it meanwhile',
    params: byId,
    body: z.strictObject({ ...written, expectedVersion }),
    response: own,
  }),
  order: route({
    method: 'PUT',
    path: '/api/answer-templates',
    records: { ids: { table: 'answer_templates', otherwise: 'conflict' } },
    access: 'answerTemplates.write',
    summary: 'Put the own template answers of a kind in this order; 409 when they are not exactly those',
    body: z.strictObject({ kind, ids: z.array(id).min(1).max(MOST_TEMPLATES) }),
    response: own,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/answer-templates/:id',
    records: { id: 'answer_templates' },
    access: 'answerTemplates.write',
    summary: 'Remove a template answer of one’s own',
    params: byId,
    response: done,
  }),
}
