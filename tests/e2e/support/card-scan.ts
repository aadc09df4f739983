import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ownerClient } from '#server/db/connect.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { clusterPlace } from './cluster-place.ts'

const LOG = '.data/e2e-server.log'
const DATA = '.data/e2e'

/** What tests type into the card form; expiry and code are values that occur nowhere else by chance. */
export const typedCard = { accepted: '4242424242424242', declined: '4000000000000002', expiry: '11/39', cvv: '8642' }

const spaced = (number: string): string => number.replace(/(.{4})(?!$)/g, '$1 ')
const texts = [typedCard.accepted, typedCard.declined].flatMap((number) => [number, spaced(number)])
const secrets = [...texts, typedCard.expiry, encodeURIComponent(typedCard.expiry)]
// The code counts only as a whole word, not within an id, hash or number; the pattern works in JavaScript and PostgreSQL alike.
// Search texts store dashes as spaces, so tests use no address with a whole UUID: its groups of four digits could match.
const alone = `(^|[^A-Za-z0-9_.-])${typedCard.cvv}($|[^A-Za-z0-9_.-])`

const secretsIn = (text: string): string[] => [
  ...secrets.filter((secret) => text.includes(secret)),
  ...(new RegExp(alone).test(text) ? ['cvv'] : []),
]

/** Collects everything the page sends, to search it for card data. */
export function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return sent
}

/** Everything that this site has stored in the browser. */
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
  // IndexedDB and the caches must be empty, because their contents are not searched above.
  expect(stored).toMatch(/,\[\],\[\]\]$/)
}

/** Searches the database's columns, the server's log, and the bytes of database, mails and uploads. */
export async function expectNoCardOnServer(): Promise<void> {
  const owner = ownerClient(clusterPlace(resolve(DATA)))
  await owner.connect()
  try {
    // Finding a text that is certainly stored proves that the search works.
    expect(await findPattern({ owner }, 'Plano|Profissional')).not.toEqual([])
    expect(await findPattern({ owner }, [...secrets, alone].join('|'))).toEqual([])
  } finally {
    await owner.end()
  }
  const log = readFileSync(LOG, 'utf8')
  expect(log, 'a log that says something').toContain('/api/orders')
  expect(secretsIn(log)).toEqual([])
  const found = spawnSync('grep', ['-rlaF', ...secrets.flatMap((secret) => ['-e', secret]), DATA], { encoding: 'utf8' })
  // The exit code of grep is ignored, because a file that vanishes while grep reads makes it an error.
  expect(found.stdout).toBe('')
}
