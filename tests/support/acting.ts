import { expect } from 'vitest'
import type { Role } from '#rules/role.ts'
import { type Browser, browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

export const reason = 'Chamado 4711: não encontra o documento'

/** The calls by which a superadmin impersonates another person, and the rows that impersonations leave in the tables. */
export function actingScene(t: TestApp) {
  const start = (own: Browser, userId: string, why = reason) => own.post('/api/impersonation', { userId, reason: why })
  const couple = async (role: Role = 'user') => {
    const [boss, target] = [await t.person('superadmin'), await t.person(role)]
    return { boss, target, own: browser(t, { cookie: boss.cookie }) }
  }
  return {
    start,
    stop: (own: Browser) => own.post('/api/impersonation/stop'),
    couple,
    acting: async (role: Role = 'user') => {
      const both = await couple(role)
      const started = await start(both.own, both.target.id)
      expect(started.statusCode).toBe(200)
      return { ...both, started, cookie: both.own.cookie() }
    },
    recordsOf: (superadminId: string) =>
      t.db
        .selectFrom('user_impersonations')
        .select(['id', 'reason', 'ended_by', 'ended_at', 'created_at', 'expires_at', 'impersonated_user_id'])
        .where('superadmin_id', '=', superadminId)
        .orderBy('created_at')
        .execute(),
    auditOf: (actorId: string) =>
      t.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'impersonator_id', 'subject_id', 'details'])
        .where('actor_id', '=', actorId)
        .orderBy('id')
        .execute(),
    /** How many live events told this superadmin's open pages that an impersonation started or ended. */
    timesTold: async (superadminId: string) =>
      (
        await t.db
          .selectFrom('live_events')
          .select('id')
          .where('user_id', '=', superadminId)
          .where('event', '=', 'impersonations.changed')
          .execute()
      ).length,
    opens: async (cookie: string) => (await t.call('GET', '/api/notifications', { cookie })).statusCode === 200,
  }
}
