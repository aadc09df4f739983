import type { Role } from './role.ts'

// The whole permission policy. A condition says which records an actor may touch:
//   any        every record
//   own        records whose customer (or addressee) is the actor
//   others     records whose customer is another person
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
  // Password, e-mail, second factor and everything else that protects the account; refused during an impersonation (S28).
  'account.secure': self,
  'sessions.own': self,
  'privacy.own': self,

  'catalog.read': everyone,
  'packages.manage': office,
  'facts.manage': office,
  'requirements.manage': office,
  'templates.manage': office,
  // The edit history of packages, facts, rules and settings.
  'edits.read': office,

  'people.list': office,
  'people.read': { admin: 'any', superadmin: 'any' },
  'people.create': { admin: 'belowSuper', superadmin: 'any' },
  'people.setRole': { admin: 'belowSuper', superadmin: 'any' },
  'people.disable': { admin: 'belowSuper', superadmin: 'any' },
  // Name, and for agents region and state.
  'people.update': { admin: 'belowSuper', superadmin: 'any' },
  // Sign-ins and open devices of another account.
  'people.signIns': { admin: 'belowSuper', superadmin: 'any' },

  // Owners after the order: agents see them, admins correct them, the customer says where each pays tax (G180).
  'owners.edit': office,
  'owners.answer': customer,
  // The search checks each kind of record by its own action.
  'search.use': { agent: 'any', ...office },

  'registrations.create': customer,
  'overview.read': customer,
  'registrations.list': party,
  'registrations.read': party,
  'registrations.setStatus': handled,
  // Data that the state and the IRS gave the company, such as file number and EIN (K5).
  'registrations.record': handled,
  // Takes back a dissolution that was recorded by mistake, with a reason that the customer reads.
  'registrations.undissolve': office,
  // Moves a registration from any status to any other, even back to the start (E14).
  'registrations.setAnyStatus': office,
  // Approves with required papers missing, with a reason that the customer reads (K6).
  'registrations.approveWithoutPapers': office,
  'registrations.assign': office,
  'registrations.export': office,
  // The agent's own queue, registrations and clients.
  'workbench.read': { agent: 'assigned', superadmin: 'lookedAt' },
  'clients.read': { agent: 'assigned', superadmin: 'lookedAt' },
  // Internal notes of the team, which the customer never sees (G72).
  'notes.read': handled,
  'notes.write': handled,
  // An agent asks to hand work over, an admin decides (E15).
  'handovers.ask': { agent: 'assigned' },
  'handovers.decide': office,
  'documents.read': party,
  'documents.upload': customer,
  'documents.download': party,
  'documents.review': handled,
  'documents.add': handled,
  'documents.request': handled,
  // Duties of a company (K1): its customer, its agent and admins may mark them as done.
  'duties.read': party,
  'duties.list': handled,
  'duties.update': party,
  // Only the customer may create the address that opens the calendar without an account.
  'duties.share': customer,
  'calendars.read': everyone,

  // Purchases for a company after its order (K2, K3), and their renewals.
  // Includes prices, which agents never see (D13).
  'purchases.read': { user: 'own', ...office },
  'purchases.buy': customer,
  'purchases.list': handled,
  'purchases.work': handled,
  'renewals.change': customer,
  'services.manage': office,

  // Answer templates belong to the member of the team who wrote them.
  'answerTemplates.read': staffOwn,
  'answerTemplates.write': staffOwn,
  'answerTemplates.fill': handled,
  // Papers generated from a registration, and the filing details that they need (G110, G112).
  'papers.read': handled,
  'papers.make': handled,
  'papers.show': handled,

  'messages.read': { user: 'own', agent: 'assigned' },
  'messages.send': { user: 'own', agent: 'assigned' },
  // Marking messages as read shows the other side that this person has seen them.
  'messages.mark': { user: 'own', agent: 'assigned' },

  'payments.read': { user: 'own', ...office },
  'payments.settleDispute': office,
  'payments.pay': customer,
  'payments.methods': customer,
  // The customer asks for a refund; admins decide, except about their own purchases, and edit the percentages by stage (K4).
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
  // The complexity of a workflow determines its commission (E17).
  'workflows.rate': office,
  'workflows.annotate': handled,
  // Everyone who works on a registration measures their own hours.
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
  // The list of past impersonations.
  'impersonation.read': superadminOnly,
  // Open to every role, because during an impersonation the superadmin has the other person's role.
  'impersonation.stop': signedIn,
  'audit.read': office,
  'api.describe': { agent: 'any', ...office },
  'dev.mail': everyone,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof policy
export const actions = Object.keys(policy) as Action[]

/**
 * `acting`: a superadmin impersonates this person (A8).
 * `looksAt`: id of the agent whose work a superadmin looks at in the agents' panel (A7).
 */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'account'; id: string; role: Role; acting?: boolean; looksAt?: string }

/** Actions that are refused during an impersonation, because only the person themselves may take them (S28). */
export const refusedWhileActing: ReadonlySet<Action> = new Set<Action>([
  'account.secure',
  'sessions.own',
  'privacy.own',
  // An admin decides in person who gets an account and with which role.
  'people.create',
  'people.setRole',
  'people.disable',
  'people.update',
  'people.signIns',
  // The reason of a request would be words in the agent's name, as in a message.
  'handovers.ask',
  'messages.send',
  'messages.mark',
  'answerTemplates.write',
  // Tickets and answers, like messages, would be words in another person's name.
  'tickets.create',
  'tickets.answer',
  'contact.answer',
  'notes.write',
  // Notes of a task would be words in the agent's name, and hours are the agent's own work.
  'workflows.annotate',
  'timer.run',
  'payments.pay',
  'purchases.buy',
  // Only the customer may decide to go on without a registered agent.
  'renewals.change',
  'refunds.ask',
  'refunds.decide',
  'ratings.answer',
  'ratings.moderate',
  // The calendar's address works without an account and would outlast the impersonation's hour.
  'duties.share',
  'paymentKeys.manage',
  // Needs a step-up proof, which cannot be given during an impersonation (S67).
  'settings.secure',
  'commissions.markPaid',
  'impersonation.use',
])
const onlyWhileActing: ReadonlySet<Action> = new Set<Action>(['impersonation.stop'])

const isActing = (actor: Actor): boolean => actor.kind === 'account' && actor.acting === true
const refusedBecauseActing = (actor: Actor, action: Action): boolean =>
  isActing(actor) && refusedWhileActing.has(action)

/** What the policy needs to know about a record; each kind of record sets the fields that it has. */
export type Subject = { ownerId?: string | null; agentId?: string | null; accountId?: string; role?: Role }

const who = (actor: Actor): Who => (actor.kind === 'visitor' ? 'visitor' : actor.role)
function conditionOf(actor: Actor, action: Action): Condition | undefined {
  if (refusedBecauseActing(actor, action) || (onlyWhileActing.has(action) && !isActing(actor))) return undefined
  return (policy[action] as Rule)[who(actor)]
}

/** Whether the actor's role may make the call at all, checked before any record is read. */
export const mayCall = (actor: Actor, action: Action): boolean => conditionOf(actor, action) !== undefined

/** Why the actor may not make the call, for the HTTP answer; null when they may. */
export function refusalOf(actor: Actor, action: Action): 'unauthenticated' | 'not_while_acting' | 'forbidden' | null {
  if (mayCall(actor, action)) return null
  if (actor.kind === 'visitor') return 'unauthenticated'
  return refusedBecauseActing(actor, action) ? 'not_while_acting' : 'forbidden'
}

/** Whether the actor may take the action on this record. */
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

/** The actor whose lists a superadmin gets while looking at an agent's work. */
const lookedAt = (actor: Actor): Actor | undefined =>
  actor.kind === 'account' && actor.role === 'superadmin' && actor.looksAt !== undefined
    ? { kind: 'account', id: actor.looksAt, role: 'agent' }
    : undefined

/** The records that a list may contain, which the server turns into SQL. With `looksAt` a superadmin gets that agent's records. */
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
