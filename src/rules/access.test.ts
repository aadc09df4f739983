import { describe, expect, test } from 'vitest'
import { type Action, type Actor, actions, can, listScope, mayCall, refusalOf, refusedWhileActing } from './access.ts'

// Expected permissions, written by hand: v visitor, u own and o other customer, a assigned and x other agent, A admin, S superadmin.
const table: Record<Action, string> = {
  'session.read': 'v u o a x A S',
  'account.signUp': 'v u o a x A S',
  'account.signIn': 'v u o a x A S',
  'account.recover': 'v u o a x A S',
  'account.verify': 'v u o a x A S',
  'account.signOut': 'u o a x A S',
  'account.secure': 'self',
  'privacy.own': 'self',
  'profile.read': 'self',
  'profile.update': 'self',
  'sessions.own': 'self',
  'catalog.read': 'v u o a x A S',
  'packages.manage': 'A S',
  'facts.manage': 'A S',
  'requirements.manage': 'A S',
  'templates.manage': 'A S',
  'edits.read': 'A S',
  'payments.settleDispute': 'A S',
  'mails.manage': 'A S',
  'dashboard.read': 'A S',
  'search.use': 'a x A S',
  'people.list': 'A S',
  'people.read': 'A S',
  'people.create': 'below',
  'people.setRole': 'below',
  'people.disable': 'below',
  'people.update': 'below',
  'people.signIns': 'below',
  'registrations.create': 'u',
  'overview.read': 'u',
  'registrations.list': 'u a A S',
  'registrations.read': 'u a A S',
  'registrations.setStatus': 'a A S',
  'registrations.record': 'a A S',
  'registrations.undissolve': 'A S',
  'registrations.setAnyStatus': 'A S',
  'registrations.approveWithoutPapers': 'A S',
  'registrations.assign': 'A S',
  'registrations.export': 'A S',
  'notes.read': 'a A S',
  'notes.write': 'a A S',
  'workbench.read': 'looked',
  'clients.read': 'looked',
  'handovers.ask': 'a',
  'handovers.decide': 'A S',
  'documents.read': 'u a A S',
  'documents.upload': 'u',
  'documents.download': 'u a A S',
  'documents.review': 'a A S',
  'documents.add': 'a A S',
  'documents.request': 'a A S',
  'answerTemplates.read': '',
  'answerTemplates.write': '',
  'answerTemplates.fill': 'a A S',
  'purchases.read': 'u A S',
  'purchases.buy': 'u',
  'purchases.list': 'a A S',
  'purchases.work': 'a A S',
  'renewals.change': 'u',
  'services.manage': 'A S',
  'duties.read': 'u a A S',
  'duties.list': 'a A S',
  'duties.update': 'u a A S',
  'duties.share': 'u',
  'calendars.read': 'v u o a x A S',
  'papers.read': 'a A S',
  'papers.make': 'a A S',
  'owners.edit': 'A S',
  'owners.answer': 'u',
  'papers.show': 'a A S',
  'messages.read': 'u a',
  'messages.send': 'u a',
  'messages.mark': 'u a',
  'payments.read': 'u A S',
  'payments.pay': 'u',
  'payments.methods': 'u',
  'ratings.answer': 'u',
  'ratings.moderate': 'A S',
  'refunds.read': 'u A S',
  'refunds.ask': 'u',
  'refunds.decide': 'A S',
  'refunds.setRules': 'A S',
  'notifications.read': 'u',
  'notifications.mark': 'u',
  'events.listen': 'u o a x A S',
  'contact.send': 'v u o a x A S',
  'contact.manage': 'A S',
  'contact.answer': 'A S',
  'tickets.create': 'u',
  'tickets.read': 'u A S',
  'tickets.answer': 'u A S',
  'tickets.close': 'A S',
  'workflows.read': 'a A S',
  'workflows.update': 'a A S',
  'workflows.create': 'A S',
  'workflows.rate': 'A S',
  'workflows.annotate': 'a A S',
  'timer.run': 'a A S',
  'timer.read': 'a x A S',
  'commissions.read': 'A S',
  'commissions.markPaid': 'A S',
  'commissionRules.read': 'a x A S',
  'commissionRules.update': 'A S',
  'draft.own': 'u',
  'names.check': 'u',
  'funnel.count': 'v u o a x A S',
  'funnel.read': 'A S',
  'system.read': 'S',
  'system.operate': 'S',
  'impersonation.read': 'S',
  'settings.manage': 'A S',
  'settings.secure': 'A S',
  'paymentKeys.manage': 'A S',
  'impersonation.use': 'others',
  'impersonation.stop': 'acting',
  'audit.read': 'A S',
  'api.describe': 'a x A S',
  'dev.mail': 'v u o a x A S',
}

const who: Record<string, Actor> = {
  v: { kind: 'visitor' },
  u: { kind: 'account', id: 'customer', role: 'user' },
  o: { kind: 'account', id: 'other', role: 'user' },
  a: { kind: 'account', id: 'agent', role: 'agent' },
  x: { kind: 'account', id: 'other-agent', role: 'agent' },
  A: { kind: 'account', id: 'admin', role: 'admin' },
  S: { kind: 'account', id: 'root', role: 'superadmin' },
}
const record = { ownerId: 'customer', agentId: 'agent' }
const allowed = (action: Action) =>
  Object.keys(who).filter((key) => can(who[key] ?? { kind: 'visitor' }, action, record))

test('the table names every action', () => expect(Object.keys(table).sort()).toEqual([...actions].sort()))

for (const action of actions.filter((one) => !['self', 'below', 'others', 'acting', 'looked'].includes(table[one])))
  test(`${action}: ${table[action]}`, () => expect(allowed(action).join(' ')).toBe(table[action]))

for (const action of actions.filter((one) => table[one] === 'self'))
  test(`${action}: only one's own account`, () => {
    for (const actor of Object.values(who)) {
      if (actor.kind === 'visitor') expect(mayCall(actor, action)).toBe(false)
      else {
        expect(can(actor, action, { accountId: actor.id })).toBe(true)
        expect(can(actor, action, { accountId: 'somebody-else' })).toBe(false)
      }
    }
  })

for (const action of actions.filter((one) => table[one] === 'below'))
  test(`${action}: an admin up to admin, a superadmin everybody`, () => {
    for (const role of ['user', 'agent', 'admin', 'superadmin'] as const) {
      expect(can(who['A'] ?? { kind: 'visitor' }, action, { role })).toBe(role !== 'superadmin')
      expect(can(who['S'] ?? { kind: 'visitor' }, action, { role })).toBe(true)
      for (const key of ['v', 'u', 'a']) expect(can(who[key] ?? { kind: 'visitor' }, action, { role })).toBe(false)
    }
  })

test('refunds.decide: an admin or superadmin, but not about an own purchase', () => {
  for (const role of ['admin', 'superadmin'] as const)
    expect(can({ kind: 'account', id: 'customer', role }, 'refunds.decide', record)).toBe(false)
})

test('impersonation.use: a superadmin, of anybody but superadmins', () => {
  const may = (key: string, role: 'user' | 'admin' | 'superadmin') =>
    can(who[key] ?? { kind: 'visitor' }, 'impersonation.use', { role })
  expect([may('S', 'user'), may('S', 'admin'), may('S', 'superadmin')]).toEqual([true, true, false])
  for (const key of ['v', 'u', 'a', 'A']) expect(may(key, 'user')).toBe(false)
})

describe('a superadmin who sees the product as a customer', () => {
  const acting: Actor = { kind: 'account', id: 'customer', role: 'user', acting: true }
  const customer: Actor = { kind: 'account', id: 'customer', role: 'user' }
  // Written by hand from S28.
  const alone: Action[] = [
    'account.secure',
    'sessions.own',
    'privacy.own',
    'people.create',
    'people.setRole',
    'people.disable',
    'people.update',
    'people.signIns',
    'handovers.ask',
    'messages.send',
    'messages.mark',
    'answerTemplates.write',
    'tickets.create',
    'tickets.answer',
    'contact.answer',
    'notes.write',
    'workflows.annotate',
    'timer.run',
    'payments.pay',
    'purchases.buy',
    'renewals.change',
    'refunds.ask',
    'refunds.decide',
    'ratings.answer',
    'ratings.moderate',
    'duties.share',
    'paymentKeys.manage',
    'settings.secure',
    'commissions.markPaid',
    'impersonation.use',
  ]
  test('is refused what only the person may do, and told why', () => {
    expect([...refusedWhileActing].sort()).toEqual([...alone].sort())
    for (const action of alone) {
      expect(refusalOf(acting, action)).toBe('not_while_acting')
      expect(can(acting, action, { ...record, accountId: 'customer', role: 'user' })).toBe(false)
    }
    expect(refusalOf({ ...acting, role: 'admin' }, 'paymentKeys.manage')).toBe('not_while_acting')
  })
  test("has that person's other rights, and no others", () => {
    const rest = actions.filter((action) => !alone.includes(action) && action !== 'impersonation.stop')
    for (const action of rest) expect([action, mayCall(acting, action)]).toEqual([action, mayCall(customer, action)])
  })
  test('alone may stop', () => {
    expect(mayCall(acting, 'impersonation.stop')).toBe(true)
    for (const actor of Object.values(who)) expect(mayCall(actor, 'impersonation.stop')).toBe(false)
    expect(refusalOf(customer, 'impersonation.stop')).toBe('forbidden')
    expect(refusalOf({ kind: 'visitor' }, 'impersonation.stop')).toBe('unauthenticated')
  })
})

describe('the work of an agent', () => {
  const looking: Actor = { kind: 'account', id: 'root', role: 'superadmin', looksAt: 'agent' }
  for (const action of actions.filter((one) => table[one] === 'looked'))
    test(`${action}: the agent, and the superadmin who looks at that agent`, () => {
      expect(allowed(action)).toEqual(['a'])
      expect(can(looking, action, record)).toBe(true)
      expect(can(looking, action, { ...record, agentId: 'other-agent' })).toBe(false)
      expect(listScope(looking, action)).toEqual({ kind: 'agent', id: 'agent' })
      expect(listScope({ kind: 'account', id: 'root', role: 'superadmin' }, action)).toEqual({ kind: 'none' })
      for (const role of ['admin', 'user'] as const)
        expect(listScope({ kind: 'account', id: 'one', role, looksAt: 'agent' }, action)).toEqual({ kind: 'none' })
    })
  test('fills the lists of a superadmin who looks at it, and changes no right', () => {
    expect(listScope(looking, 'registrations.list')).toEqual({ kind: 'agent', id: 'agent' })
    expect(listScope(looking, 'commissions.read')).toEqual({ kind: 'owner', id: 'agent' })
    expect(listScope(looking, 'people.list')).toEqual({ kind: 'any' })
    expect(listScope(looking, 'messages.read')).toEqual({ kind: 'none' })
    for (const action of actions)
      expect([action, mayCall(looking, action)]).toEqual([action, mayCall(who['S'] ?? { kind: 'visitor' }, action)])
  })
  test('of one agent is nothing to another, whatever that one asks for', () => {
    const other: Actor = { kind: 'account', id: 'other-agent', role: 'agent', looksAt: 'agent' }
    expect(listScope(other, 'workbench.read')).toEqual({ kind: 'agent', id: 'other-agent' })
  })
})

test('an agent reads own commissions only', () => {
  expect(can({ kind: 'account', id: 'agent', role: 'agent' }, 'commissions.read', { ownerId: 'agent' })).toBe(true)
  expect(can({ kind: 'account', id: 'agent', role: 'agent' }, 'commissions.read', { ownerId: 'other-agent' })).toBe(
    false,
  )
})
