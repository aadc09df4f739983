import type { Role } from './role.ts'

// The whole permission policy. A condition says which records an actor may touch:
//   any        every record
//   own        records of which the actor is the customer (or the addressee)
//   others     records of which the actor is not the customer
//   assigned   records of registrations assigned to the agent
//   self       the actor's own account
//   belowSuper accounts that are not superadmins, and only roles up to admin
//   lookedAt   records of the agent whose work a superadmin has chosen to look at
type Condition = 'any' | 'own' | 'others' | 'assigned' | 'self' | 'belowSuper' | 'lookedAt'
type Who = 'visitor' | Role
type Rule = Partial<Record<Who, Condition>>

const everyone: Rule = { visitor: 'any', user: 'any', agent: 'any', admin: 'any', superadmin: 'any' }
const signedIn: Rule = { user: 'any', agent: 'any', admin: 'any', superadmin: 'any' }
const self: Rule = { user: 'self', agent: 'self', admin: 'self', superadmin: 'self' }
const addressee: Rule = { user: 'own', agent: 'own', admin: 'own', superadmin: 'own' }
const customer: Rule = { user: 'own' }
const office: Rule = { admin: 'any', superadmin: 'any' }
const handled: Rule = { agent: 'assigned', admin: 'any', superadmin: 'any' }
const staffOwn: Rule = { agent: 'own', admin: 'own', superadmin: 'own' }
const party: Rule = { user: 'own', ...handled }
const superadminOnly: Rule = { superadmin: 'any' }

const policy = {
  'session.read': everyone,
  'account.signUp': everyone,
  'account.signIn': everyone,
  'account.signOut': signedIn,
  'account.recover': everyone,
  'account.verify': everyone,
  'profile.read': self,
  'profile.update': self,
  // Whatever guards the account itself; never while acting as somebody (S28).
  'account.secure': self,
  'sessions.own': self,
  'privacy.own': self,

  'catalog.read': everyone,
  'packages.manage': office,
  'facts.manage': office,
  'requirements.manage': office,
  'templates.manage': office,
  // Who changed what of packages, facts, rules and settings.
  'edits.read': office,

  'people.list': office,
  'people.read': { admin: 'any', superadmin: 'any' },
  'people.create': { admin: 'belowSuper', superadmin: 'any' },
  'people.setRole': { admin: 'belowSuper', superadmin: 'any' },
  'people.disable': { admin: 'belowSuper', superadmin: 'any' },
  // Name, and for agents region and state.
  'people.update': { admin: 'belowSuper', superadmin: 'any' },
  // When and where somebody signed in.
  'people.signIns': { admin: 'belowSuper', superadmin: 'any' },

  // Owners after the order: agents see them, the office corrects them, the customer says where each pays tax (G180).
  'owners.edit': office,
  'owners.answer': customer,
  // Within the search each kind of record has its own rule.
  'search.use': { agent: 'any', ...office },

  'registrations.create': customer,
  'overview.read': customer,
  'registrations.list': party,
  'registrations.read': party,
  'registrations.setStatus': handled,
  // What the state and the tax office gave the company (K5).
  'registrations.record': handled,
  // A dissolution that was recorded by mistake is taken back with a reason that the customer reads.
  'registrations.undissolve': office,
  // Whatever stands now, back to the start included (E14).
  'registrations.setAnyStatus': office,
  // With required papers missing, for a reason that the customer reads (K6).
  'registrations.approveWithoutPapers': office,
  'registrations.assign': office,
  'registrations.export': office,
  // The agent's own queue, list and clients.
  'workbench.read': { agent: 'assigned', superadmin: 'lookedAt' },
  'clients.read': { agent: 'assigned', superadmin: 'lookedAt' },
  // What the team writes for itself; the customer never sees it (G72).
  'notes.read': handled,
  'notes.write': handled,
  // An agent asks, the office decides (E15).
  'handovers.ask': { agent: 'assigned' },
  'handovers.decide': office,
  'documents.read': party,
  'documents.upload': customer,
  'documents.download': party,
  'documents.review': handled,
  'documents.add': handled,
  'documents.request': handled,
  // What a company owes and by when (K1). Whoever has to do with the company says what was done.
  'duties.read': party,
  'duties.list': handled,
  'duties.update': party,
  // An address that opens the calendar without an account is the customer's to give.
  'duties.share': customer,
  'calendars.read': everyone,

  // What is bought for a company once it is ordered (K2, K3), and what of it is renewed.
  // With what they cost, which agents never see (D13).
  'purchases.read': { user: 'own', ...office },
  'purchases.buy': customer,
  'purchases.list': handled,
  'purchases.work': handled,
  'renewals.change': customer,
  'extras.manage': office,

  // Answers that somebody of the team writes again and again, each person's own.
  'answerTemplates.read': staffOwn,
  'answerTemplates.write': staffOwn,
  'answerTemplates.fill': handled,
  // Papers that are made from a registration, and what filings need besides the order (G110, G112).
  'papers.read': handled,
  'papers.make': handled,
  'papers.show': handled,

  'messages.read': { user: 'own', agent: 'assigned' },
  'messages.send': { user: 'own', agent: 'assigned' },
  // Marking tells the other side that this person has seen the messages.
  'messages.mark': { user: 'own', agent: 'assigned' },

  'payments.read': { user: 'own', ...office },
  'payments.settleDispute': office,
  'payments.pay': customer,
  'payments.methods': customer,
  // The customer asks, the office decides, not about its own purchases, and says what comes back at which stage (K4).
  'refunds.read': { user: 'own', ...office },
  'refunds.ask': customer,
  'refunds.decide': { admin: 'others', superadmin: 'others' },
  'refunds.setRules': office,
  'ratings.answer': customer,
  'ratings.moderate': office,
  'notifications.read': addressee,
  'notifications.mark': addressee,
  'events.listen': signedIn,
  'contact.send': everyone,
  'contact.manage': office,
  'contact.answer': office,
  'tickets.create': customer,
  'tickets.read': { user: 'own', ...office },
  'tickets.answer': { user: 'own', ...office },
  'tickets.close': office,
  'workflows.read': handled,
  'workflows.update': handled,
  'workflows.create': office,
  // How complex a workflow is decides about its commission (E17).
  'workflows.rate': office,
  'workflows.annotate': handled,
  // Hours are measured by whoever works them.
  'timer.run': handled,
  'timer.read': { agent: 'any', ...office },
  'commissions.read': { agent: 'own', ...office },
  'commissions.markPaid': office,
  'commissionRules.read': { agent: 'any', ...office },
  'commissionRules.update': office,
  'draft.own': customer,
  'names.check': customer,
  'funnel.count': everyone,
  'funnel.read': office,
  'mails.manage': office,
  'dashboard.read': office,
  'system.read': superadminOnly,
  'system.operate': superadminOnly,
  'settings.manage': office,
  'settings.secure': office,
  'paymentKeys.manage': office,
  'impersonation.use': { superadmin: 'belowSuper' },
  // Who saw the product as whom, and why.
  'impersonation.read': superadminOnly,
  // Open to every role: a superadmin who acts as somebody has that person's role.
  'impersonation.stop': signedIn,
  'audit.read': office,
  'api.describe': { agent: 'any', ...office },
  'dev.mail': everyone,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof policy
export const actions = Object.keys(policy) as Action[]

/**
 * `acting`: a superadmin who sees the product as this person (A8).
 * `looksAt`: the agent whose work a superadmin has chosen to look at in the agents' panel (A7).
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'account'; id: string; role: Role; acting?: boolean; looksAt?: string }

/** What is done by the person alone, whoever else may see the product as that person (S28). */
export const refusedWhileActing: ReadonlySet<Action> = new Set<Action>([
  'account.secure',
  'sessions.own',
  'privacy.own',
  // Whom else the platform lets in, and as what, is decided by an admin in person.
  'people.create',
  'people.setRole',
  'people.disable',
  'people.update',
  'people.signIns',
  // The reason of a request is somebody's own words, as in a message.
  'handovers.ask',
  'messages.send',
  'messages.mark',
  'answerTemplates.write',
  // Tickets and answers, like messages, would be words in somebody else's name.
  'tickets.create',
  'tickets.answer',
  'contact.answer',
  'notes.write',
  // Notes of a task are somebody's own words as well, and hours are somebody's own work.
  'workflows.annotate',
  'timer.run',
  'payments.pay',
  'purchases.buy',
  // To go without a registered agent is for the owner to decide.
  'renewals.change',
  'refunds.ask',
  'refunds.decide',
  'ratings.answer',
  'ratings.moderate',
  // An address that works without an account would outlast the hour.
  'duties.share',
  'paymentKeys.manage',
  // During impersonation there is no proof of identity to give (S67).
  'settings.secure',
  'commissions.markPaid',
  'impersonation.use',
])
const onlyWhileActing: ReadonlySet<Action> = new Set<Action>(['impersonation.stop'])

const isActing = (actor: Actor): boolean => actor.kind === 'account' && actor.acting === true
const refusedBecauseActing = (actor: Actor, action: Action): boolean =>
  isActing(actor) && refusedWhileActing.has(action)

/** What the policy needs to know about a record; a kind of record fills in what it has. */
export type Subject = { ownerId?: string | null; agentId?: string | null; accountId?: string; role?: Role }

const who = (actor: Actor): Who => (actor.kind === 'visitor' ? 'visitor' : actor.role)
function conditionOf(actor: Actor, action: Action): Condition | undefined {
  if (refusedBecauseActing(actor, action) || (onlyWhileActing.has(action) && !isActing(actor))) return undefined
  return (policy[action] as Rule)[who(actor)]
}

/** May this kind of actor make such a call at all? Decided before anything is read. */
export const mayCall = (actor: Actor, action: Action): boolean => conditionOf(actor, action) !== undefined

/** Why the actor may not make the call, for the HTTP answer; null when they may. */
export function refusalOf(actor: Actor, action: Action): 'unauthenticated' | 'not_while_acting' | 'forbidden' | null {
  if (mayCall(actor, action)) return null
  if (actor.kind === 'visitor') return 'unauthenticated'
  return refusedBecauseActing(actor, action) ? 'not_while_acting' : 'forbidden'
}

/** May the actor do this to that record? */
export function can(actor: Actor, action: Action, subject: Subject): boolean {
  const condition = conditionOf(actor, action)
  if (condition === undefined) return false
  if (condition === 'any') return true
  if (actor.kind === 'visitor') return false
  switch (condition) {
    case 'own':
      return subject.ownerId === actor.id
    case 'others':
      return subject.ownerId !== actor.id
    case 'assigned':
      return subject.agentId === actor.id
    case 'self':
      return subject.accountId === actor.id
    case 'belowSuper':
      return subject.role !== undefined && subject.role !== 'superadmin'
    case 'lookedAt':
      return actor.looksAt !== undefined && subject.agentId === actor.looksAt
  }
}

export type Scope = { kind: 'any' } | { kind: 'owner'; id: string } | { kind: 'agent'; id: string } | { kind: 'none' }

/** The agent whose lists a superadmin looks at. */
const lookedAt = (actor: Actor): Actor | undefined =>
  actor.kind === 'account' && actor.role === 'superadmin' && actor.looksAt !== undefined
    ? { kind: 'account', id: actor.looksAt, role: 'agent' }
    : undefined

/** Which records a list may contain; the server turns it into SQL. Who looks at an agent's work finds that agent's. */
export function listScope(actor: Actor, action: Action): Scope {
  const agent = lookedAt(actor)
  if (agent && mayCall(actor, action) && mayCall(agent, action)) return listScope(agent, action)
  const condition = conditionOf(actor, action)
  if (condition === 'any') return { kind: 'any' }
  if (actor.kind === 'visitor') return { kind: 'none' }
  if (condition === 'own') return { kind: 'owner', id: actor.id }
  if (condition === 'assigned') return { kind: 'agent', id: actor.id }
  return { kind: 'none' }
}

/** For the API description: who may make the call. */
export const whoMay = (action: Action): Who[] => Object.keys(policy[action]) as Who[]
