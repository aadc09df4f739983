import type { Selectable } from 'kysely'
import type { DataExports } from '#server/db/types.ts'

export const exportColumns = ['id', 'state', 'size_bytes', 'created_at', 'ready_at', 'expires_at'] as const
type Row = Pick<Selectable<DataExports>, (typeof exportColumns)[number]>
type State = 'making' | 'ready' | 'failed' | 'expired'

/** An export can be downloaded until it expires, even if the sweep has not removed its file yet. */
export const isFetchable = (row: Pick<Row, 'state' | 'expires_at'>, now: Date): boolean =>
  row.state === 'ready' && row.expires_at !== null && row.expires_at > now

export function exportView(row: Row, now: Date) {
  const state: State = row.state === 'ready' && !isFetchable(row, now) ? 'expired' : (row.state as State)
  return {
    id: row.id,
    state,
    sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
    createdAt: row.created_at,
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
  }
}
