import { aboutHeader } from '#contract/route.ts'
import { aDocument } from '#demo/factories/document.ts'
import { pdfOf } from '#demo/factories/pdf.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aPng } from './sample-pictures.ts'
import type { TestApp } from './test-app.ts'

export const goodPdf = (): Buffer => pdfOf('Passaporte', ['Página de exemplo'])

const types: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}
const typeOf = (name: string): string => types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/pdf'

const aboutHeaders = (about: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(about).map(([field, value]) => [aboutHeader(field), encodeURIComponent(value)]))

type Person = { id: string; cookie: string }

/** A customer with a company, its agent and an admin, and the calls that they make about documents. */
export async function documentScene(t: TestApp) {
  const [customer, agent, admin]: [Person, Person, Person] = [
    await t.person('user', { name: 'Lia Costa' }),
    await t.person('agent'),
    await t.person('admin'),
  ]
  await t.db.updateTable('profiles').set({ email_verified: true }).where('id', '=', customer.id).execute()
  const registration = await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: agent.id })
  const pending = (name = 'Passaporte') => aDocument(t.context, registration.id, { status: 'pending', name })

  const send = (
    documentId: string,
    bytes: Buffer,
    more: { name?: string; type?: string; cookie?: string; headers?: Record<string, string> } = {},
  ) => {
    const name = more.name ?? 'passaporte.pdf'
    const headers = { 'content-type': more.type ?? typeOf(name), ...aboutHeaders({ fileName: name }), ...more.headers }
    return t.call('POST', `/api/documents/${documentId}/file`, {
      cookie: more.cookie ?? customer.cookie,
      body: bytes,
      headers,
    })
  }
  const add = (about: Record<string, string>, bytes: Buffer, cookie = agent.cookie) => {
    const given = { fileName: 'licenca.pdf', name: 'Licença municipal', type: 'license', ...about }
    const headers = { 'content-type': typeOf(given.fileName), ...aboutHeaders(given) }
    return t.call('POST', `/api/registrations/${registration.id}/documents`, { cookie, body: bytes, headers })
  }
  return {
    customer,
    agent,
    admin,
    registration,
    pending,
    send,
    add,
    sendPng: (documentId: string) => send(documentId, aPng(), { name: 'foto.png' }),
    approve: (id: string, version = 1, cookie = agent.cookie) =>
      t.call('POST', `/api/documents/${id}/approve`, { cookie, body: { version } }),
    reject: (id: string, version = 1, reason = 'Ilegível', cookie = agent.cookie) =>
      t.call('POST', `/api/documents/${id}/reject`, { cookie, body: { version, reason } }),
    read: async (id: string, cookie = customer.cookie) =>
      (await t.call('GET', `/api/documents/${id}`, { cookie })).json(),
    file: (id: string, version = 1, cookie = customer.cookie) =>
      t.call('GET', `/api/documents/${id}/versions/${version}/file`, { cookie }),
    preview: (id: string, version = 1, cookie = customer.cookie) =>
      t.call('GET', `/api/documents/${id}/versions/${version}/preview`, { cookie }),
    zip: (cookie = customer.cookie) => t.call('GET', `/api/registrations/${registration.id}/documents.zip`, { cookie }),
    rowsOf: (id: string) =>
      t.db.selectFrom('document_versions').selectAll().where('document_id', '=', id).orderBy('version').execute(),
  }
}
