import type { Db } from '#server/db/connect.ts'
import { demoAccounts } from './demo-people.ts'

export async function demoIsLoaded(db: Db): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email)
  return (await db.selectFrom('profiles').select('id').where('email', 'in', emails).executeTakeFirst()) !== undefined
}
