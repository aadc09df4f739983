import { type RawBuilder, sql } from 'kysely'
import { UNASSIGNED } from '#features/registrations/contract.ts'
import type { ProcessAttention } from '#features/registrations/rules/attention.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'

/** What the reader asks for beside the term; `agent` is one agent, or null for registrations that nobody has. */
export type Asked = {
  status: RegistrationStatus | undefined
  /** What no status tells apart, for agents: in review, or being filed (E3). */
  stage: 'review' | 'filing' | undefined
  state: string | undefined
  type: string | undefined
  agent: string | null | undefined
  paid: boolean | undefined
  attention: ProcessAttention | undefined
  /** Days in São Paulo, both included. */
  from: string | undefined
  to: string | undefined
}

type Query = { [Name in Exclude<keyof Asked, 'agent'>]?: Asked[Name] } & { agent?: string | undefined }

export const askedIn = ({ status, stage, state, type, agent, paid, attention, from, to }: Query): Asked => ({
  status,
  stage,
  state,
  type,
  agent: agent === UNASSIGNED ? null : agent,
  paid,
  attention,
  from,
  to,
})

/** The conditions of two indexes that begin with the agent (migration 0046). */
export const stageCondition: Record<NonNullable<Asked['stage']>, RawBuilder<boolean>> = {
  review: sql`(r.status = 'pending' or (r.status = 'in_review' and r.filing_until is null))`,
  filing: sql`(r.status = 'in_review' and r.filing_until is not null)`,
}

/** No registration has this agent: it stands for nobody in indexes, where rows with null are in no order of time. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

export const all = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

const DAY_IN = sql.lit('America/Sao_Paulo')

/** Orders of these days in São Paulo, where the office is. */
export function withinPeriod(time: string, { from, to }: Pick<Asked, 'from' | 'to'>): RawBuilder<boolean>[] {
  const at = sql.ref(time)
  const begins = from === undefined ? [] : [sql<boolean>`${at} >= (${from}::date)::timestamp at time zone ${DAY_IN}`]
  const ends = to === undefined ? [] : [sql<boolean>`${at} < (${to}::date + 1)::timestamp at time zone ${DAY_IN}`]
  return [...begins, ...ends]
}

export function filterOf(scope: Scope, asked: Asked): RawBuilder<boolean> {
  const { status, stage, state, type, agent, paid } = asked
  const conditions = [withinScope(scope), ...withinPeriod('r.created_at', asked)]
  if (status !== undefined) conditions.push(sql`r.status = ${status}`)
  if (stage !== undefined) conditions.push(stageCondition[stage])
  if (state !== undefined) conditions.push(sql`r.state_id = ${state}`)
  if (type !== undefined) conditions.push(sql`r.company_type_id = ${type}`)
  if (agent === null) conditions.push(sql`r.assigned_agent_id is null`)
  else if (agent !== undefined) conditions.push(sql`r.assigned_agent_id = ${agent}::uuid`)
  if (paid !== undefined) conditions.push(paid ? sql`r.paid_at is not null` : sql`r.paid_at is null`)
  return all(conditions)
}

/** An agent who asks for the registrations of another one. */
export const asksForAnothers = (scope: Scope, { agent }: Asked): boolean =>
  scope.kind === 'agent' && agent !== undefined && agent !== scope.id
