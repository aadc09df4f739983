import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/**
 * Where a keyset page ends: the sort value and the id that breaks ties. In lists that show first what waits for the reader, `rest` marks
 * a place after all waiting rows, and `first` one among the waiting rows that come before the other waiting ones.
 */
export type Place = { at: Date; id: string; rest?: boolean; first?: boolean }

// Most records have a UUID; rows of the audit trail are numbered.
const rowId = z.union([z.uuid(), z.string().regex(/^\d{1,19}$/)])
const shape = z.union([z.tuple([z.number(), rowId]), z.tuple([z.number(), rowId, z.enum(['rest', 'first'])])])

// Preparing a key costs more than signing with it.
const prepared = new WeakMap<Buffer, KeyObject>()
function signingKey(context: Context): KeyObject {
  const bytes = context.keys.derive('cursors')
  const key = prepared.get(bytes) ?? createSecretKey(bytes)
  prepared.set(bytes, key)
  return key
}

/** The signature covers list, filter and reader: a cursor works nowhere else (S24). */
function sign(context: Context, scope: object, payload: string): Buffer {
  const reader = context.actor.kind === 'account' ? context.actor.id : ''
  return createHmac('sha256', signingKey(context))
    .update(JSON.stringify([scope, reader, payload]))
    .digest()
    .subarray(0, 16)
}

export function makeCursor(context: Context, scope: object, place: Place): string {
  const part = place.rest ? ['rest'] : place.first ? ['first'] : []
  const payload = Buffer.from(JSON.stringify([place.at.getTime(), place.id, ...part])).toString('base64url')
  return `${payload}.${sign(context, scope, payload).toString('base64url')}`
}

export function readCursor(context: Context, scope: object, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [payload = '', signature = ''] = cursor.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(context, scope, payload)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AppError('invalid', { fields: { cursor: 'invalid' } })
  const [at, id, part] = shape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return { at: new Date(at), id, rest: part === 'rest', first: part === 'first' }
}
