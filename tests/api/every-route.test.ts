import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyRoute } from '#contract/route.ts'
import { type Action, mayCall } from '#rules/access.ts'
import { roles } from '#rules/role.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let live: TestApp
let demo: TestApp
beforeAll(async () => {
  live = await testApp()
  demo = await testApp({ config: { demo: true } })
})
afterAll(async () => {
  await live.close()
  await demo.close()
})

// Written by hand: routes outside the contract, with the action that guards each; `open` has no access check.
const beside: Record<string, Action | 'open'> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  'GET /metrics': 'open',
  'GET /api/events': 'events.listen',
  'GET /api/openapi.json': 'api.describe',
  'POST /api/webhooks/stripe': 'open',
  'POST /contato': 'contact.send',
}
const onlyInDemo: Record<string, Action | 'open'> = {
  'GET /api/dev/mail': 'dev.mail',
  'GET /api/dev/mail-samples': 'dev.mail',
  'GET /api/dev/mail-pages/samples/:template': 'dev.mail',
  'GET /api/dev/mail-pages/sent/:id': 'dev.mail',
}

/** Every route registered on the server, as `METHOD /path`; HEAD is left out because it follows its GET. */
function registered(t: TestApp): string[] {
  const found: string[] = []
  const path: string[] = []
  for (const line of t.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', rest = ''] = /^([│ ]*)[├└]── (.*)$/.exec(line) ?? []
    if (!rest) continue
    const [, part = '', methods = ''] = /^(\S*)(?: \(([^)]*)\))?$/.exec(rest) ?? []
    path.length = indent.length / 4
    path.push(part)
    for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD'))
      found.push(`${method} ${path.join('')}`)
  }
  return found.sort()
}

const ofContract = (demoOnly: boolean): Record<string, Action> =>
  Object.fromEntries(
    everyRoute
      .filter(({ route }) => demoOnly || route.access !== 'dev.mail')
      .map(({ route }): [string, Action] => [`${route.method} ${route.path}`, route.access]),
  )

const visitor = { kind: 'visitor' } as const
const SIGN_OUT = 'POST /api/auth/sign-out'
const REFUSALS = ['unauthenticated', 'forbidden', 'not_while_acting']
const MISSING = '00000000-0000-4000-8000-000000000000'

async function isRefused(t: TestApp, call: string, cookie: string | undefined): Promise<boolean> {
  const [method, path = ''] = call.split(' ')
  const url = path.replace(/:\w+/g, MISSING)
  const answer = await t.call(method as AnyRoute['method'], url, { cookie })
  if (!String(answer.headers['content-type']).includes('json')) return false
  return REFUSALS.includes(answer.json().error?.code)
}

describe.each([
  ['live', () => live, beside, false],
  ['demo', () => demo, { ...beside, ...onlyInDemo }, true],
] as const)('a server that is %s', (_, app, more, isDemo) => {
  const declared: Record<string, Action | 'open'> = { ...ofContract(isDemo), ...more }
  // A demo server checks the contract's routes with the same code, so only its extra routes are called there.
  const asked = isDemo ? more : declared

  test('serves what is declared and nothing else', () => {
    expect(registered(app())).toEqual(Object.keys(declared).sort())
  })

  test('refuses exactly whom the declaration refuses', async () => {
    const t = app()
    const people = await Promise.all(roles.map((role) => t.person(role)))
    const wrong: string[] = []
    const ask = async (call: string, access: Action | 'open', person: (typeof people)[number] | undefined) => {
      const actor = person ? ({ kind: 'account', id: person.id, role: person.role } as const) : visitor
      const allowed = access === 'open' || mayCall(actor, access)
      // An allowed call would wait forever, because the event stream never ends by itself.
      if (call === 'GET /api/events' && allowed) return
      const cookie = call === SIGN_OUT && person ? await t.openSession(person.id) : person?.cookie
      if ((await isRefused(t, call, cookie)) === allowed) wrong.push(`${call} by ${person?.role ?? 'visitor'}`)
    }
    for (const [call, access] of Object.entries(asked))
      await Promise.all([undefined, ...people].map((person) => ask(call, access, person)))
    expect(wrong).toEqual([])
  })
})

test('outside the demo no page of the tools is there', async () => {
  for (const url of ['/api/dev/mail', '/api/dev/mail-samples', '/api/dev/mail-pages/sent/x'])
    expect([url, (await live.call('GET', url)).statusCode]).toEqual([url, 404])
})
