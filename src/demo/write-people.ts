import { randomBytes } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { DEMO_PASSWORD, type DemoPerson, demoEmail, otherCustomers, signInPeople } from './demo-people.ts'
import { anAccount } from './factories/account.ts'
import { DAY, later } from './timeline.ts'

/** Returns the account's id for the local part of its demo address. */
export type People = (local: string) => string

const JOINED_DAYS_AGO = 190

export async function writePeople(tx: Context): Promise<People> {
  const ids = new Map<string, string>()
  const write = async (person: DemoPerson, password: string) => {
    const { id } = await anAccount(tx, person.role, {
      name: person.name,
      email: demoEmail(person.local),
      password,
      phone: person.home.phone,
      region: person.region ?? null,
      created_at: later(tx.now, -(JOINED_DAYS_AGO - ids.size) * DAY),
    })
    ids.set(person.local, id)
  }
  for (const person of signInPeople) await write(person, DEMO_PASSWORD)
  for (const person of otherCustomers) await write(person, randomBytes(24).toString('base64url'))
  return (local) => {
    const id = ids.get(local)
    if (!id) throw new Error(`the demo has no ${local}`)
    return id
  }
}
