import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { aPng } from '#tests/support/sample-pictures.ts'
import { anOrder, decide, type Ordered } from './an-order.ts'
import { type Fresh, freshAccount } from './fresh-account.ts'
import { theOffice } from './the-office.ts'

type Document = { id: string; name: string; status: string; versions: { version: number }[] }
export type OwnCompany = {
  person: Fresh
  order: Ordered
  /** API calls of the team, made by an admin. */
  team: Team
  documents: () => Promise<Document[]>
  named: (name: string) => Promise<Document>
}
type Team = {
  approve: (id: string, version: number) => Promise<void>
  reject: (id: string, version: number, reason: string) => Promise<void>
  request: (name: string, description: string) => Promise<void>
  add: (name: string, type: string, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
}

async function officeOf(registrationId: string): Promise<Team> {
  const calls = await theOffice()
  const post = async (path: string, options: object): Promise<void> => {
    const answer = await calls.post(path, options)
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const of = `/api/registrations/${registrationId}`
  return {
    approve: (id, version) => post(`/api/documents/${id}/approve`, { data: { version } }),
    reject: (id, version, reason) => post(`/api/documents/${id}/reject`, { data: { version, reason } }),
    request: (name, description) =>
      post(`${of}/document-requests`, { data: { name, description, type: 'banking_reference' } }),
    add: (name, type, file) => {
      const about = { 'x-about-file-name': encodeURIComponent(file.name), 'x-about-name': encodeURIComponent(name) }
      const headers = { ...about, 'x-about-type': type, 'content-type': file.mimeType }
      return post(`${of}/documents`, { data: file.buffer, headers })
    },
  }
}

/** A new signed-in customer with a paid order that no other test uses. */
export async function ownCompany(page: Page, { paid = true } = {}): Promise<OwnCompany> {
  const person = await freshAccount(page, 'Lia Costa')
  const order = await anOrder(page.request)
  if (paid) await decide(page.request, order, 'succeed')
  const documents = async (): Promise<Document[]> =>
    (await (await page.request.get(`/api/registrations/${order.registrationId}/documents`)).json()).items
  const named = async (name: string): Promise<Document> => {
    const found = (await documents()).find((one) => one.name === name)
    if (!found) throw new Error(`no document called ${name}`)
    return found
  }
  return { person, order, team: await officeOf(order.registrationId), documents, named }
}

export const aPhoto = (name = 'foto.png') => ({ name, mimeType: 'image/png', buffer: aPng() })

/** A picture of about three megabytes, so that its upload takes a while. */
export function aLargePhoto(name = 'foto-grande.png') {
  const points = deflateSync(randomBytes(3_000_000), { level: 0 })
  return { name, mimeType: 'image/png', buffer: aPng({ width: 1000, height: 1000, points }) }
}

/** Limits the browser's connection from now on; a number limits uploads to kilobytes per second. */
export type Connection = (up: number | 'all' | 'nothing') => Promise<void>

/** A test calls this once, because two DevTools sessions would undo each other's limits. */
export async function connectionOf(page: Page): Promise<Connection> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (up) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: up === 'nothing',
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: typeof up === 'number' ? up * 1000 : -1,
    })
  }
}
