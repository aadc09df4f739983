import { type RawBuilder, sql } from 'kysely'
import { UNASSIGNED } from '#features/registrations/contract.ts'
import type { ProcessAttention } from '#features/registrations/rules/attention.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'

/** The filters of a list, besides the search term; `agent` is null for registrations without an agent. */
export type Asked = {
  status: RegistrationStatus | undefined
  /** A distinction for agents that the status does not make: in review, or being filed (E3). */
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

/** The conditions of `registrations_agent_review` and `registrations_agent_filing`, partial indexes that begin with the agent. */
export const stageCondition: Record<NonNullable<Asked['stage']>, RawBuilder<boolean>> = {
  review: sql`(r.status = 'pending' or (r.status = 'in_review' and r.filing_until is null))`,
  filing: sql`(r.status = 'in_review' and r.filing_until is not null)`,
}

/** The agent's id in indexes for registrations without one, because an index does not give rows with null in time order. */
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

/** Whether an agent filters by another agent, whose registrations they may not see. */
export const asksForAnothers = (scope: Scope, { agent }: Asked): boolean =>
  scope.kind === 'agent' && agent !== undefined && agent !== scope.id
