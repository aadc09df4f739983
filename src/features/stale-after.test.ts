import { expect, test } from 'vitest'
import { liveEventNames } from '#contract/live.ts'
import { isDownload } from '#contract/route.ts'
import { contract } from './contract.ts'
import { liveReads, readsStaleAfter } from './stale-after.ts'

const reads = Object.values(contract)
  .flatMap((calls) => Object.values(calls))
  .filter((route) => route.method === 'GET' && !isDownload(route))
  .map(({ method, path }) => `${method} ${path}`)

test('every read that an event makes stale is a read of the contract', () => {
  expect(reads).toEqual(expect.arrayContaining([...liveReads]))
})

test('a message leaves documents, payments and tickets as they are', () => {
  expect(readsStaleAfter('message.created').sort()).toEqual([
    'GET /api/agent/processes',
    'GET /api/agent/queue',
    'GET /api/clients/:id',
    'GET /api/conversations',
    'GET /api/conversations/:id',
    'GET /api/conversations/:id/messages',
    'GET /api/conversations/unread',
    'GET /api/registrations/:id/detail',
  ])
})

test('every event but the end of the session makes something stale', () => {
  const silent = liveEventNames.filter((event) => readsStaleAfter(event).length === 0)
  expect(silent).toEqual(['session.ended'])
})
