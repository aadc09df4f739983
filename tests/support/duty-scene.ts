import { expect } from 'vitest'
import type { z } from 'zod'
import { type Owner, someOwners } from '#demo/factories/owners.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import type { duties } from '#features/duties/contract.ts'
import { emptyRecord } from '#features/registrations/rules/company-record.ts'
import { systemContext } from '#server/context.ts'
import { fullDetails } from './paper-facts.ts'
import type { TestApp } from './test-app.ts'

export type Person = Awaited<ReturnType<TestApp['person']>>
export type CalendarView = z.output<typeof duties.ofRegistration.response>
export type DutyView = CalendarView['items'][number]

const noneAnswered = { assetsAbroad: null, foreignAccounts: null, usIncome: null, employees: null }

/** Companies whose duties are read and changed through the API, on days that the test chooses. */
export async function dutyScene(t: TestApp) {
  const [agent, admin] = [await t.person('agent'), await t.person('admin')]

  /** Dates sessions and passwords on the test's day: created by the machine's clock, they could be expired or in the future. */
  const staySignedIn = async () => {
    const now = [t.services.now()]
    await t.owner.query(
      `update sessions set created_at = $1, last_active_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
      now,
    )
    await t.owner.query('update profiles set password_changed_at = $1', now)
  }
  /** Moves the clock to the morning of a day. */
  const on = async (day: string) => {
    t.clock.ahead = Date.parse(`${day}T11:00:00Z`) - Date.now()
    await staySignedIn()
    return systemContext(t.services, 'test')
  }

  const company = async (given: Partial<Registration> = {}, owners: readonly Partial<Owner>[] = [{}]) => {
    const customer = await t.person('user')
    await staySignedIn()
    const row = await aRegistration(systemContext(t.services, 'test'), {
      user_id: customer.id,
      assigned_agent_id: agent.id,
      status: 'approved',
      ...given,
    })
    if (owners.length > 0) await someOwners(t.context, row.id, owners)
    const url = `/api/registrations/${row.id}`
    const get = async (who: Person = customer): Promise<CalendarView> => {
      const answer = await t.call('GET', `${url}/duties`, { cookie: who.cookie })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    /** The agent enters the formation date that the state gave. */
    const formed = async (formedOn: string | null, who: Person = agent) => {
      const { record } = (await t.call('GET', `${url}/detail`, { cookie: who.cookie })).json()
      const body = { ...emptyRecord, formedOn, expectedUpdatedAt: record?.updatedAt ?? null }
      const answer = await t.call('PUT', `${url}/record`, { cookie: who.cookie, body })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const yearEnd = async (fiscalYearEnd: number) => {
      const before = (await t.call('GET', `${url}/filing-details`, { cookie: agent.cookie })).json()
      const body = {
        ...{ ...fullDetails, responsibleOwnerId: null, fiscalYearEnd },
        expectedUpdatedAt: before.updatedAt,
      }
      const answer = await t.call('PUT', `${url}/filing-details`, { cookie: agent.cookie, body })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const answer = (answers: object, who: Person = customer) =>
      t.call('PUT', `${url}/duty-answers`, {
        cookie: who.cookie,
        body: { ...noneAnswered, expectedUpdatedAt: null, ...answers },
      })
    const duty = async (code: string, period?: number): Promise<DutyView> => {
      const found = (await get()).items.find((one) => one.code === code && (!period || one.period === period))
      if (!found) throw new Error(`no ${code} in the calendar`)
      return found
    }
    return { ...row, url, customer, get, formed, yearEnd, answer, duty }
  }

  const setStatus = (duty: Pick<DutyView, 'id' | 'updatedAt'>, said: object, who: Person) =>
    t.call('PUT', `/api/duties/${duty.id}/status`, {
      cookie: who.cookie,
      body: { receipt: null, documentId: null, reason: null, expectedUpdatedAt: duty.updatedAt, ...said },
    })
  const extend = (duty: Pick<DutyView, 'id' | 'updatedAt'>, extended: boolean, who: Person) =>
    t.call('PUT', `/api/duties/${duty.id}/extension`, {
      cookie: who.cookie,
      body: { extended, expectedUpdatedAt: duty.updatedAt },
    })
  return { agent, admin, on, staySignedIn, company, setStatus, extend }
}
export type DutyScene = Awaited<ReturnType<typeof dutyScene>>
export type Company = Awaited<ReturnType<DutyScene['company']>>

export const codeOf = (answer: Awaited<ReturnType<TestApp['call']>>) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, answer.json().error.code]
/** A calendar's duties as [code, period, due day]. */
export const inShort = ({ items }: Pick<CalendarView, 'items'>) =>
  items.map(({ code, period, dueOn }) => [code, period, dueOn])
