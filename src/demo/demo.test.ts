import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { calculateCommission } from '#features/commissions/rules/calculate.ts'
import { categoryOf } from '#features/notifications/rules/category.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-people.ts'
import { loadDemo } from './load-demo.ts'

let app: TestApp
const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> => (await app.owner.query(sql, values)).rows
const count = async (from: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n
beforeAll(async () => {
  app = await testApp()
  await loadDemo(app.context)
  return () => app.close()
})

describe('the demo', () => {
  it('has six verified accounts that sign in', async () => {
    expect(demoAccounts.map(({ email }) => email.split('@')[0])).toEqual([
      ...['cliente', 'cliente2', 'agente', 'agente2', 'admin', 'superadmin'],
    ])
    for (const { email, role } of demoAccounts) {
      const found = await rows('select role, email_verified, banned from profiles where email = $1', [email])
      expect(found).toEqual([{ role, email_verified: true, banned: false }])
      const answer = await app.call('POST', '/api/auth/sign-in/email', { body: { email, password: DEMO_PASSWORD } })
      expect([email, answer.statusCode]).toEqual([email, 200])
    }
  })

  it('writes to nobody', async () => {
    expect(await count('outbox_mails')).toBe(0)
    // A database trigger publishes `people.changed` for every new account.
    expect(await count("live_events where event <> 'people.changed'")).toBe(0)
    expect(await count("profiles where email not like '%@demo.travessia.test'")).toBe(0)
    expect(await count("business_owners where email not like '%@demo.travessia.test'")).toBe(0)
  })

  it('has two dozen registrations in every status, both types, many states, over half a year', async () => {
    const [facts] = await rows<Record<string, number>>(`
      select count(*)::int as all, count(distinct status)::int as statuses, count(distinct company_type_id)::int as types,
        count(distinct state_id)::int as states, count(distinct user_id)::int as customers,
        count(distinct assigned_agent_id)::int as agents,
        (count(*) filter (where assigned_agent_id is null))::int as unassigned,
        (max(now()::date - created_at::date))::int as oldest
      from business_registrations`)
    expect(facts).toMatchObject({ all: 24, statuses: 5, types: 2, customers: 10, agents: 2 })
    expect(facts?.['states']).toBeGreaterThanOrEqual(12)
    expect(facts?.['unassigned']).toBeGreaterThanOrEqual(4)
    expect(facts?.['oldest']).toBeGreaterThan(150)
  })

  it('has one to three owners each, whose shares total 100', async () => {
    const totals = await rows<{ total: string; owners: number }>(`
      select coalesce(sum(o.ownership_percentage), 0)::text as total, count(o.id)::int as owners
      from business_registrations r left join business_owners o on o.business_registration_id = r.id group by r.id`)
    expect(new Set(totals.map(({ total }) => total))).toEqual(new Set(['100.00']))
    expect(new Set(totals.map(({ owners }) => owners))).toEqual(new Set([1, 2, 3]))
    expect(await count("business_owners where zip_code !~ '^[0-9]{5}-[0-9]{3}$' or country <> 'BR'")).toBe(0)
  })

  it('charges the plan plus what the state takes, and marks paid orders', async () => {
    const right = await rows(`
      select p.id from payments p join business_registrations r on r.id = p.business_registration_id
      join packages k on k.id = r.package_id
      join facts f on f.kind = 'formation_fee' and f.state_id = r.state_id and f.company_type_id = r.company_type_id
      where p.amount = k.price + f.amount and p.plan_price = k.price and p.state_fee = f.amount
        and (p.quote ->> 'total')::int = p.amount and (p.paid_at is null or p.paid_at = r.paid_at)`)
    expect(right.length).toBe(await count('payments where purchase_id is null'))
    const statuses = await rows('select distinct payment_status as s from payments order by 1')
    expect(statuses).toEqual(['failed', 'paid', 'pending', 'refunded'].map((s) => ({ s })))
    expect(await count("business_registrations where status = 'approved' and paid_at is null")).toBe(0)
  })

  it('has one service that waits for the agent, for a duty in progress, and one delivered to the second customer', async () => {
    const bought = await rows<Record<string, unknown>>(`
      select u.status, a.email as agent, c.email as customer, u.receipt, d.status as duty, p.amount - u.price - u.state_fee as over
      from purchases u join business_registrations r on r.id = u.business_registration_id
        join profiles a on a.id = u.agent_id join profiles c on c.id = r.user_id
        join payments p on p.purchase_id = u.id and p.payment_status = 'paid' left join duties d on d.id = u.duty_id
      order by u.paid_at desc`)
    const at = (name: string) => `${name}@demo.travessia.test`
    expect(bought).toEqual([
      { status: 'paid', agent: at('agente'), customer: at('gustavo'), receipt: null, duty: 'in_progress', over: 0 },
      { status: 'done', agent: at('agente'), customer: at('cliente2'), receipt: 'DEMO-TRAD-0001', duty: null, over: 0 },
    ])
  })

  it('pays commissions by the calculation, for completed workflows only', async () => {
    const commissions = await rows<Record<string, number | string>>(`
      select c.subtotal, c.complexity_bonus, c.speed_bonus, c.total_commission, w.complexity_score,
        ceil(extract(epoch from w.actual_completion_date - w.actual_start_date) / 86400)::int as days,
        k.base_commission, k.state_multiplier, k.complexity_bonus_percent, k.speed_bonus_percent, k.speed_threshold_days
      from agent_commissions c join usa_company_workflows w on w.id = c.workflow_id and w.assigned_agent_id = c.agent_id
      join commission_rules k on k.company_type = w.company_type and k.state_code = w.state_code
      where w.workflow_status = 'completed'`)
    expect(commissions.length).toBe(await count('agent_commissions'))
    expect(commissions.length).toBe(await count("usa_company_workflows where workflow_status = 'completed'"))
    for (const row of commissions) {
      const made = calculateCommission(
        {
          baseCommission: Number(row['base_commission']),
          stateMultiplier: String(row['state_multiplier']),
          complexityBonusPercent: String(row['complexity_bonus_percent']),
          speedBonusPercent: String(row['speed_bonus_percent']),
          speedThresholdDays: Number(row['speed_threshold_days']),
        },
        { complexity: Number(row['complexity_score']), days: Number(row['days']) },
      )
      const { subtotal, complexity_bonus, speed_bonus, total_commission } = row
      expect({ subtotal, complexity_bonus, speed_bonus, total_commission }).toEqual({
        subtotal: made.subtotal,
        complexity_bonus: made.complexityBonus,
        speed_bonus: made.speedBonus,
        total_commission: made.total,
      })
    }
    for (const has of ['speed_bonus > 0', 'speed_bonus = 0', 'complexity_bonus > 0', 'is_paid', 'not is_paid'])
      expect([has, await count(`agent_commissions where ${has}`)]).not.toEqual([has, 0])
  })

  it('has tasks after the template, whose hours are those measured', async () => {
    expect(await count('usa_company_workflows')).toBe(
      await count('business_registrations where assigned_agent_id is not null'),
    )
    const wrong = await rows(`
      select t.id from workflow_tasks t left join task_time_entries e on e.task_id = t.id group by t.id
      having t.actual_hours <> coalesce(round(sum(extract(epoch from e.ended_at - e.started_at)) / 3600, 2), 0)`)
    expect(wrong).toEqual([])
    const early = await rows(`
      select t.id from workflow_tasks t join workflow_tasks d on d.id = t.depends_on_task_id
      where t.started_at is not null and (d.completed_at is null or d.completed_at > t.started_at)`)
    expect(early).toEqual([])
    expect(await count("workflow_tasks where task_status = 'in_progress'")).toBeGreaterThan(3)
  })

  it('has required documents per owner, with files that open as PDF', async () => {
    const files = await rows<{ file_path: string; document_id: string; version: number; size_bytes: number }>(
      'select file_path, document_id, version, size_bytes from document_versions',
    )
    expect(files.length).toBe(await count('documents where file_path is not null'))
    expect(files.length).toBeGreaterThan(50)
    for (const { file_path, document_id, version, size_bytes } of files) {
      const bytes = await buffer(await app.services.files.get({ key: file_path, documentId: document_id, version }))
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(bytes.length).toBe(size_bytes)
    }
    const required = await rows(`
      select r.id from business_registrations r
      where (select count(*) from documents d where d.business_registration_id = r.id and d.required)
        <> 1 + 2 * (select count(*) from business_owners o where o.business_registration_id = r.id)`)
    expect(required).toEqual([])
    expect(await count("documents where document_type in ('formation', 'tax_documentation') and not required")).toBe(
      2 * ((await count("business_registrations where status = 'approved'")) ?? 0),
    )
  })

  it('has nothing from the future and a history that ends in the present status', async () => {
    const dated = [
      'business_registrations',
      'payments',
      'purchases',
      'documents',
      'messages',
      'notifications',
      'profiles',
    ]
    for (const table of [...dated, 'process_status_history', 'usa_company_workflows', 'support_tickets'])
      expect([table, await count(`${table} where created_at > now()`)]).toEqual([table, 0])
    expect(await count('workflow_tasks where greatest(started_at, completed_at) > now()')).toBe(0)
    expect(await count('agent_commissions where paid_at > now()')).toBe(0)
    const wrong = await rows(`
      select r.id from business_registrations r where r.status is distinct from (
        select h.new_status from process_status_history h where h.business_registration_id = r.id
        order by h.created_at desc limit 1)`)
    expect(wrong).toEqual([])
  })

  it('gives the customer a company in progress, with papers to send, one rejected, and unread words of the agent', async () => {
    const [mine] = await rows<Record<string, unknown>>(`
      select r.status, a.email as agent,
        array(select distinct d.status from documents d where d.business_registration_id = r.id order by 1) as papers,
        (select count(*)::int from messages m where m.business_registration_id = r.id and not m.read
          and m.sender_id = r.assigned_agent_id) as unread
      from business_registrations r join profiles p on p.id = r.user_id
      join profiles a on a.id = r.assigned_agent_id where p.email = 'cliente@demo.travessia.test'`)
    expect(mine).toEqual({
      status: 'documents_required',
      agent: 'agente@demo.travessia.test',
      papers: ['approved', 'pending', 'rejected', 'submitted'],
      unread: 1,
    })
    const second = await rows(`
      select r.status from business_registrations r join profiles p on p.id = r.user_id
      where p.email = 'cliente2@demo.travessia.test'`)
    expect(second).toEqual([{ status: 'approved' }])
  })

  it('notifies of every kind, some unread', async () => {
    const notes = await rows<{ title: string; message: string; read: boolean }>(
      'select title, message, read from notifications',
    )
    expect(new Set(notes.map(categoryOf))).toEqual(new Set(['document', 'status', 'payment', 'general']))
    expect(new Set(notes.map(({ read }) => read))).toEqual(new Set([true, false]))
  })
})
