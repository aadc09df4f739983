import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const script = new URL('../support/misbehaving-paper-thread.ts', import.meta.url)
const lines: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await testApp({ lines, drawing: { script, longestMs: 1500, memoryMb: 24 } })
})
afterAll(() => t.close())

// F20: when the drawing thread misbehaves, only that paper fails.
test.each(['hang', 'memory', 'crash'])(
  'a paper whose drawing does not end (%s) is tried twice, then reported, and nothing is kept',
  async (deed) => {
    const agent = await t.person('agent')
    const { id } = await aRegistration(t.context, { assigned_agent_id: agent.id, company_name: `${deed} LLC` })
    lines.length = 0
    const answer = await t.call('POST', `/api/registrations/${id}/papers/order_checklist`, { cookie: agent.cookie })
    expect([answer.statusCode, answer.json().error]).toMatchObject([
      503,
      { code: 'unavailable', reason: 'paper_not_made' },
    ])
    const told = lines.map((line) => JSON.parse(line).msg)
    expect(told).toEqual(
      expect.arrayContaining(['papers: not done, tried once more', 'papers: not done, given up', 'paper not made']),
    )
    const { rows } = await t.pool.query(
      `select (select count(*)::int from documents where business_registration_id = $1 and paper_kind is not null) as documents,
      (select count(*)::int from file_removals) as files`,
      [id],
    )
    expect(rows).toEqual([{ documents: 0, files: 0 }])
  },
)
