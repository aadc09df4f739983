import { createHash } from 'node:crypto'
import type { DBAdapter } from 'better-auth'

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type Clause = { field: string; value: unknown }
type Call = { model: string; where?: Clause[]; data?: Record<string, unknown>; update?: Record<string, unknown> }

const hashedClause = (clause: Clause): Clause => {
  if (clause.field !== 'token') return clause
  const value = Array.isArray(clause.value)
    ? clause.value.map((one) => hashToken(String(one)))
    : hashToken(String(clause.value))
  return { ...clause, value }
}
const hashedFields = (fields: Record<string, unknown> | undefined) =>
  typeof fields?.['token'] === 'string' ? { ...fields, token: hashToken(fields['token']) } : fields

function hashed<C extends Call>(call: C): C {
  if (call.model !== 'session') return call
  return {
    ...call,
    ...(call.where ? { where: call.where.map(hashedClause) } : {}),
    ...(call.data ? { data: hashedFields(call.data) } : {}),
    ...(call.update ? { update: hashedFields(call.update) } : {}),
  }
}

/** The token in the call, so that the caller gets back the one it gave and not its hash. */
const givenToken = (call: Call): unknown =>
  call.model === 'session'
    ? (call.data?.['token'] ?? call.where?.find((clause) => clause.field === 'token')?.value)
    : undefined

/** Stores hashes where Better Auth would store the session tokens, so that a copy of the table opens no session. */
export function withHashedTokens(inner: DBAdapter): DBAdapter {
  const pass =
    (method: 'create' | 'findOne' | 'findMany' | 'update' | 'updateMany' | 'delete' | 'deleteMany' | 'count') =>
    async (call: Call): Promise<unknown> => {
      // Better Auth does not know about impersonations: only end-sessions.ts ends all sessions of a person.
      if (method === 'deleteMany' && call.model === 'session') throw new Error('sessions end by endSessionsOf')
      const run = inner[method] as (call: Call) => Promise<unknown>
      const result = await run(hashed(call))
      const token = givenToken(call)
      return typeof token === 'string' && result && typeof result === 'object' && 'token' in result
        ? { ...result, token }
        : result
    }
  const outer = {
    ...inner,
    create: pass('create'),
    findOne: pass('findOne'),
    findMany: pass('findMany'),
    update: pass('update'),
    updateMany: pass('updateMany'),
    delete: pass('delete'),
    deleteMany: pass('deleteMany'),
    count: pass('count'),
    // Our own transactions are used instead (shared-transaction.ts).
    transaction: (work: (adapter: DBAdapter) => Promise<unknown>) => work(outer),
  } as DBAdapter
  return outer
}
