import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ownerClient } from '#server/db/connect.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { clusterPlace } from './cluster-place.ts'

const LOG = '.data/e2e-server.log'
const DATA = '.data/e2e'

/** What the tests type into the card form; expiry and code are such as stand nowhere by accident. */
export const typedCard = { accepted: '4242424242424242', declined: '4000000000000002', expiry: '11/39', cvv: '8642' }

const spaced = (number: string): string => number.replace(/(.{4})(?!$)/g, '$1 ')
const texts = [typedCard.accepted, typedCard.declined].flatMap((number) => [number, spaced(number)])
const secrets = [...texts, typedCard.expiry, encodeURIComponent(typedCard.expiry)]
// Not as a part of an id, a hash or a longer number; understood by JavaScript and by PostgreSQL.
const alone = `(^|[^A-Za-z0-9_.-])${typedCard.cvv}($|[^A-Za-z0-9_.-])`

const secretsIn = (text: string): string[] => [
  ...secrets.filter((secret) => text.includes(secret)),
  ...(new RegExp(alone).test(text) ? ['cvv'] : []),
]

/** Everything the page sends, to look for what must never leave it. */
export function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return sent
}

/** Whatever this site has put into the browser. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases()
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, bases, await caches.keys()]
    return JSON.stringify(kept)
  })

export async function expectNoCardInBrowser(page: Page, sent: readonly string[]): Promise<void> {
  expect(sent.filter((text) => secretsIn(text).length > 0)).toEqual([])
  const stored = await storedBy(page)
  expect(secretsIn(stored)).toEqual([])
  // Nothing is kept where it could not be read above.
  expect(stored).toMatch(/,\[\],\[\]\]$/)
}

/** Database by its columns and by its bytes, mails and uploads by their bytes, and the log of the server. */
export async function expectNoCardOnServer(): Promise<void> {
  const owner = ownerClient(clusterPlace(resolve(DATA)))
  await owner.connect()
  try {
    // One that stands there shows that the search finds something.
    expect(await findPattern({ owner }, 'Plano|Profissional')).not.toEqual([])
    expect(await findPattern({ owner }, [...secrets, alone].join('|'))).toEqual([])
  } finally {
    await owner.end()
  }
  const log = readFileSync(LOG, 'utf8')
  expect(log, 'a log that says something').toContain('/api/orders')
  expect(secretsIn(log)).toEqual([])
  const found = spawnSync('grep', ['-rlaF', ...secrets.flatMap((secret) => ['-e', secret]), DATA], { encoding: 'utf8' })
  // 1 says that nothing was found; anything above, that it could not look. A file may vanish while it reads.
  expect(found.stdout).toBe('')
}
