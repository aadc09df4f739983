import { registrationStatuses } from '#features/registrations/rules/status.ts'
import type { platformCounts } from '#features/system/contract/platform-counts.ts'
import { roles } from '#rules/role.ts'
import type { Handler } from '#server/http/handler.ts'
import { EVERYBODY, keptTotals } from '#server/lists/kept-totals.ts'

/** The counters of the superadmin's dashboard (E12): two come from kept sums; open impersonations are few and counted. */
export const countPlatform: Handler<typeof platformCounts.counts> = async ({ db, now }) => {
  const people = roles.map((role) => `people.${role}`)
  const companies = registrationStatuses.map((status) => `registrations.${status}`)
  const [total, acting] = await Promise.all([
    keptTotals(db, [EVERYBODY], [...people, ...companies]),
    db
      .selectFrom('user_impersonations')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
  ])
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + total(EVERYBODY, name), 0)
  return { users: sum(people), registrations: sum(companies), impersonations: Number(acting.count) }
}
