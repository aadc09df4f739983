import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { anAdmin, anAgent, aSuperadmin, aUser } from './account.ts'
import { aCommission } from './commission.ts'
import { aContactMessage, aContactReply } from './contact-message.ts'
import { aDocument } from './document.ts'
import { aMessage } from './message.ts'
import { aNotification } from './notification.ts'
import { someOwners } from './owners.ts'
import { aPayment } from './payment.ts'
import { aRegistration } from './registration.ts'
import { aStatusChange } from './status-change.ts'
import { aTicket, aTicketReply } from './ticket.ts'
import { aWorkflow } from './workflow.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  return () => app.close()
})

describe('the factories', () => {
  it('make what is different at each call without being told anything', async () => {
    const { context } = app
    const admin = await anAdmin(context)
    await aSuperadmin(context)
    for (const _ of [1, 2]) {
      const registration = await aRegistration(context)
      await aPayment(context, registration)
      await aDocument(context, registration.id)
      await aStatusChange(context, registration.id)
      await aMessage(context, registration.id, registration.user_id)
      await aNotification(context, registration.user_id)
      await aWorkflow(context, registration)
      const ticket = await aTicket(context, registration.user_id)
      await aTicketReply(context, ticket.id, admin.id)
      const contact = await aContactMessage(context)
      await aContactReply(context, contact.id, admin.id)
    }
    const people = await app.owner.query("select distinct email from profiles where role = 'user'")
    const companies = await app.owner.query('select distinct name_key from business_registrations')
    expect([people.rowCount, companies.rowCount]).toEqual([2, 2])
  })

  it('take what they are told', async () => {
    const { context } = app
    const customer = await aUser(context, { name: 'Lia Souza', email: 'lia@example.test', email_verified: false })
    const registration = await aRegistration(context, {
      user_id: customer.id,
      company_name: 'Açaí & Cia, LLC',
      state_id: 'texas',
    })
    const found = await app.owner.query(
      `select p.name, p.email_verified, r.company_name_ascii, r.name_key, r.state_id
       from business_registrations r join profiles p on p.id = r.user_id where r.id = $1`,
      [registration.id],
    )
    expect(found.rows).toEqual([
      {
        name: 'Lia Souza',
        email_verified: false,
        company_name_ascii: 'Acai & Cia, LLC',
        name_key: 'acaicia',
        state_id: 'texas',
      },
    ])
  })

  it('share a company among three so that nothing is missing', async () => {
    const { id } = await aRegistration(app.context)
    const owners = await someOwners(app.context, id, [{}, {}, {}])
    expect(owners.map((owner) => owner.ownership_percentage)).toEqual(['33.34', '33.33', '33.33'])
  })

  it('store a PDF that only its own document opens', async () => {
    const { id } = await aRegistration(app.context)
    const [mine, other] = [await aDocument(app.context, id), await aDocument(app.context, id)]
    const open = (documentId: string) =>
      app.services.files.get({ key: mine.file_path ?? '', documentId, version: mine.version })
    expect((await buffer(await open(mine.id))).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(open(other.id)).rejects.toThrow('another document')
  })

  it('make tasks whose dependencies are tasks of the same workflow', async () => {
    const agent = await anAgent(app.context)
    const registration = await aRegistration(app.context, { assigned_agent_id: agent.id })
    const { workflow, tasks } = await aWorkflow(app.context, registration, { workflow_status: 'completed' })
    const ids = new Set(tasks.map(({ id }) => id))
    const needed = tasks.flatMap(({ depends_on_task_id }) => depends_on_task_id ?? [])
    expect(needed.length).toBeGreaterThan(5)
    expect(needed.every((id) => ids.has(id))).toBe(true)
    const commission = await aCommission(app.context, workflow)
    // 150 × 1.1 for an LLC in Florida, with the bonus for one day's work
    expect(commission).toMatchObject({
      agent_id: agent.id,
      subtotal: 16_500,
      speed_bonus: 1650,
      total_commission: 18_150,
    })
  })
})
