import { expect, test } from 'vitest'
import { type LiveEventName, liveEventNames } from '#contract/live.ts'
import { everyRoute } from '#tests/support/every-route.ts'

const reads = everyRoute.flatMap(({ route }) =>
  'staleAfter' in route && route.staleAfter ? [{ path: `GET ${route.path}`, events: route.staleAfter }] : [],
)
const staleAfter = (event: LiveEventName): string[] =>
  reads.flatMap(({ path, events }) => (events.includes(event) ? [path] : []))

test('a message leaves documents, payments and tickets as they are', () => {
  expect(staleAfter('message.created').sort()).toEqual([
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
  const silent = liveEventNames.filter((event) => staleAfter(event).length === 0)
  expect(silent).toEqual(['session.ended'])
})
