import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorkflow } from '#demo/factories/workflow.ts'
import { inTransaction } from '#server/context.ts'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { sendSigned } from '#tests/support/webhook-messages.ts'

let p: Paying
let admin: Person
type Person = Awaited<ReturnType<Paying['t']['person']>>
beforeAll(async () => {
  p = await payingApp()
  await p.connect()
  admin = await p.t.person('admin')
})
afterAll(() => p.close())

const complete = (workflowId: string) =>
  inTransaction(p.t.context, async (tx) => {
    await tx.db
      .updateTable('usa_company_workflows')
      .set({ workflow_status: 'completed', actual_completion_date: tx.now })
      .where('id', '=', workflowId)
      .execute()
    await tx.emit('workflow.completed', { workflowId })
  })

/** A paid order assigned to an agent, with a workflow started four days ago. */
async function paidWork(agent: Person) {
  const order = await p.anOrder()
  const session = await order.open()
  await p.stripe.pay(session)
  const { id } = order.registration
  await p.t.db.updateTable('business_registrations').set({ assigned_agent_id: agent.id }).where('id', '=', id).execute()
  const began = new Date(Date.now() - 4 * 86_400_000)
  const { workflow } = await aWorkflow(
    p.t.context,
    { ...order.registration, assigned_agent_id: agent.id },
    { workflow_status: 'in_progress', actual_start_date: began, created_at: began },
  )
  return { order, session, workflow, refund: (cents = order.payment.amount) => p.stripe.refund(session, cents) }
}
async function earned(agent: Person) {
  const work = await paidWork(agent)
  await complete(work.workflow.id)
  return work
}
const get = async (url: string, { cookie } = admin) => {
  const answer = await p.t.call('GET', url, { cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const listOf = async (agent: Person) => (await get(`/api/commissions?agent=${agent.id}`)).items
const pay = async (ids: string[]) =>
  (await p.t.call('POST', '/api/commissions/pay', { cookie: admin.cookie, body: { ids } })).json().items
const notesOf = async ({ id }: Person) =>
  (await p.t.db.selectFrom('notifications').select(['title', 'message']).where('user_id', '=', id).execute()).map(
    ({ title, message }) => `${title}: ${message}`,
  )
async function sumsAreRight() {
  const real =
    await p.t.owner.query(`select agent_id, date_trunc('month', commission_date)::date as month, count(*)::int as commissions,
    count(*) filter (where is_paid)::int as paid_commissions, sum(total_commission)::text as earned,
    coalesce(sum(total_commission) filter (where is_paid), 0)::text as paid, count(reverses_id)::int as reversals,
    coalesce(sum(total_commission) filter (where reverses_id is not null), 0)::text as reversed
    from agent_commissions group by 1, 2 order by 1, 2`)
  const kept = await p.t.owner.query(`select agent_id, month, commissions, paid_commissions, earned::text, paid::text,
    reversals, reversed::text from commission_months where commissions > 0 order by 1, 2`)
  expect(kept.rows).toEqual(real.rows)
}

describe('an order that is refunded whole', () => {
  test('takes its commission back once, however often that is told, and the agent and the trail know', async () => {
    const agent = await p.t.person('agent')
    const { refund, order } = await earned(agent)
    await refund()
    await Promise.all(p.stripe.events.slice(-1).flatMap((event) => [sendSigned(p, event), sendSigned(p, event)]))
    const items = await listOf(agent)
    expect(items).toHaveLength(2)
    const back = items.find((row: { reversesId: string | null }) => row.reversesId)
    const first = items.find((row: { reversesId: string | null }) => !row.reversesId)
    expect(back).toMatchObject({
      reversesId: first.id,
      totalCents: -first.totalCents,
      subtotalCents: -first.subtotalCents,
      speedBonusCents: -first.speedBonusCents,
      registrationId: order.registration.id,
      calculation: first.calculation,
      paid: null,
    })
    expect(first.totalCents).toBeGreaterThan(0)
    const notes = await notesOf(agent)
    expect(notes.filter((note) => note.startsWith('Comissão estornada'))).toHaveLength(1)
    const audit = await p.t.owner.query(
      `select details from audit_log where action = 'commission.reversed' and subject_id = $1`,
      [back.id],
    )
    expect(audit.rows).toHaveLength(1)
    const live = await p.t.owner.query(
      `select 1 from live_events where user_id = $1 and event = 'commissions.changed'`,
      [agent.id],
    )
    expect(live.rows).toHaveLength(2)
    await sumsAreRight()
  })

  test('keeps its commission while only a part went back, and loses it with the rest', async () => {
    const agent = await p.t.person('agent')
    const { refund, order } = await earned(agent)
    await refund(1000)
    expect(await listOf(agent)).toHaveLength(1)
    await refund(order.payment.amount - 1000)
    expect(await listOf(agent)).toHaveLength(2)
  })

  test('before its work is done earns nothing when it is done', async () => {
    const agent = await p.t.person('agent')
    const { refund, workflow } = await paidWork(agent)
    await refund()
    await complete(workflow.id)
    expect(await listOf(agent)).toEqual([])
    expect(await notesOf(agent)).not.toContainEqual(expect.stringContaining('comissão'))
  })

  test('while its work is being completed leaves nothing earned, whoever comes first', async () => {
    const agent = await p.t.person('agent')
    const works = await Promise.all(Array.from({ length: 6 }, () => paidWork(agent)))
    await Promise.all(
      works.flatMap(({ refund, workflow }, n) =>
        n % 2 ? [refund(), complete(workflow.id)] : [complete(workflow.id), refund()],
      ),
    )
    const items: { totalCents: number }[] = await listOf(agent)
    expect(items.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0)
    await sumsAreRight()
  })
})

describe('paying with a reversal among it', () => {
  test('nets it: what is left to pay is what was earned less what was taken back', async () => {
    const agent = await p.t.person('agent', { name: 'Nena Rios' })
    const [first] = [await earned(agent), await earned(agent)]
    const [{ totalCents }] = await listOf(agent)
    await first.refund()
    const before = await get('/api/commissions/months')
    const own = before.agents.find((row: { agent: { id: string } }) => row.agent.id === agent.id)
    expect(own).toMatchObject({ count: 3, reversals: 1, openCount: 3, earnedCents: totalCents, toPayCents: totalCents })
    const ids = (await listOf(agent)).map(({ id }: { id: string }) => id)
    expect((await pay(ids)).map(({ result }: { result: string }) => result)).toEqual(['paid', 'paid', 'paid'])
    const after = await get(`/api/commissions/months?month=${before.month}`)
    expect(after.agents.find((row: { agent: { id: string } }) => row.agent.id === agent.id)).toMatchObject({
      openCount: 0,
      paidCents: totalCents,
      toPayCents: 0,
    })
    const dollars = (totalCents / 100).toFixed(2).replace('.', ',')
    const said = new RegExp(`3 comissões suas, de US\\$\\s${dollars} no total`)
    expect(await notesOf(agent)).toContainEqual(expect.stringMatching(said))
    await sumsAreRight()
  })

  test('of a commission that was paid before leaves the agent owing, and settling it says so', async () => {
    const agent = await p.t.person('agent')
    const { refund } = await earned(agent)
    const [first] = await listOf(agent)
    await pay([first.id])
    await refund()
    const earnings = await get('/api/commissions/earnings', agent)
    expect(earnings).toMatchObject({
      earnedCents: first.totalCents,
      count: 1,
      averageCents: first.totalCents,
      reversedCents: -first.totalCents,
      toReceiveCents: -first.totalCents,
    })
    expect(earnings.months).toHaveLength(12)
    expect(earnings.months.at(-1)).toMatchObject({ month: earnings.month, count: 1 })
    const back = (await listOf(agent)).find((row: { reversesId: string | null }) => row.reversesId)
    await pay([back.id])
    expect(await notesOf(agent)).toContainEqual(expect.stringContaining('Estornos acertados: '))
    expect((await get('/api/commissions/earnings', agent)).toReceiveCents).toBe(0)
    const { body } = await p.t.call('GET', `/api/commissions.csv?agent=${agent.id}`, { cookie: admin.cookie })
    expect(body).toContain(`-${(first.totalCents / 100).toString()}`)
    expect(body).toContain(`${back.id},${first.id}`)
  })

  test('at the moment of the refund: both go through', async () => {
    const agent = await p.t.person('agent')
    const works = await Promise.all(Array.from({ length: 4 }, () => earned(agent)))
    const ids = (await listOf(agent)).map(({ id }: { id: string }) => id)
    await Promise.all([...works.map(({ refund }) => refund()), pay(ids), pay(ids.toReversed())])
    const rows: { totalCents: number; paid: object | null }[] = await listOf(agent)
    expect(rows).toHaveLength(8)
    expect(rows.filter(({ paid, totalCents }) => paid && totalCents > 0)).toHaveLength(4)
    await sumsAreRight()
  })
})

test('the earnings of an agent without any are noughts, and another agent’s stay out of them', async () => {
  const [agent, other] = [await p.t.person('agent'), await p.t.person('agent')]
  await earned(other)
  const { months, ...sums } = await get('/api/commissions/earnings', agent)
  expect(sums).toMatchObject({ earnedCents: 0, count: 0, averageCents: 0, reversedCents: 0, toReceiveCents: 0 })
  expect(months.every(({ earnedCents }: { earnedCents: number }) => earnedCents === 0)).toBe(true)
})

describe('the database', () => {
  const insert = (values: string) =>
    p.t.owner.query(`insert into agent_commissions (agent_id, workflow_id, commission_date, rule, reverses_id, subtotal,
      complexity_bonus, speed_bonus, total_commission) select agent_id, workflow_id, commission_date, rule, ${values}
      from agent_commissions where id = (select id from agent_commissions c where reverses_id is null and not exists
        (select 1 from agent_commissions b where b.reverses_id = c.id) limit 1)`)

  test('refuses reversals that are no exact opposites, second ones, and negative commissions', async () => {
    await earned(await p.t.person('agent'))
    await expect(insert('id, -subtotal, -complexity_bonus, -speed_bonus - 1, -total_commission - 1')).rejects.toThrow(
      'opposite',
    )
    await expect(insert('id, subtotal, complexity_bonus, speed_bonus, total_commission')).rejects.toThrow(
      /opposite|sign/,
    )
    await expect(insert('null, -subtotal, -complexity_bonus, -speed_bonus, -total_commission')).rejects.toThrow(
      'agent_commissions_sign',
    )
    const { rows } = await p.t.owner.query(
      `select id, reverses_id from agent_commissions where reverses_id is not null limit 1`,
    )
    await expect(
      p.t.owner.query(
        'update agent_commissions set subtotal = 0, total_commission = complexity_bonus + speed_bonus where id = $1',
        [rows[0].reverses_id],
      ),
    ).rejects.toThrow('taken back')
    await expect(
      p.t.owner.query(
        `insert into agent_commissions (agent_id, workflow_id, commission_date, rule, reverses_id, subtotal, complexity_bonus,
          speed_bonus, total_commission) select agent_id, workflow_id, commission_date, rule, reverses_id, subtotal,
          complexity_bonus, speed_bonus, total_commission from agent_commissions where id = $1`,
        [rows[0].id],
      ),
    ).rejects.toThrow('commissions_one_reversal')
  })
})
