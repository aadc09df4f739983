import { type RawBuilder, sql } from 'kysely'
import { nameKey } from '#features/company-names/rules/company-name.ts'
import { genericTwins, halvesOf, isCompared } from '#features/company-names/rules/similar-names.ts'
import type { Db } from '#server/db/connect.ts'

/** Keys read on each side of a key. Where more names share a half, it is a common word, and those that sort next to the key are read. */
const MOST = 100

type Row = { name_key: string }
type Looked = { sizes: number[]; keys: string[]; starts: string[]; ends: string[] }

/** Exclusive upper bound of all texts with this prefix: its last code point plus one, because UTF-8 bytes sort like code points. */
function behind(start: string): string {
  const letters = [...start]
  const last = letters.pop()?.codePointAt(0) ?? 0
  return letters.join('') + String.fromCodePoint(last + 1)
}

const backwards = (text: string): string => [...text].reverse().join('')

/** One edit changes the length by one at most, so each key is searched among three lengths. */
const lookFor = (keys: readonly { key: string; start: string }[]): Looked => {
  const each = keys.flatMap(({ key, start }) => {
    const size = [...key].length
    return [size - 1, size, size + 1].map((near) => ({ size: near, key, start, end: behind(start) }))
  })
  return {
    sizes: each.map(({ size }) => size),
    keys: each.map(({ key }) => key),
    starts: each.map(({ start }) => start),
    ends: each.map(({ end }) => end),
  }
}

/**
 * Keys with the asked prefix, from the asked key outwards in both directions. The operators compare bytes, whatever the collation;
 * the indexes `registrations_by_name` and `registrations_by_name_end` are on the key and on its reverse.
 */
const around = (stateId: string, spelled: RawBuilder<string>, { sizes, keys, starts, ends }: Looked) => {
  const side = (within: RawBuilder<boolean>, order: RawBuilder<unknown>) => sql`
    (select r.name_key from business_registrations r
      where r.state_id = ${stateId} and r.paid_at is not null and length(r.name_key) = asked.size and ${within}
      order by ${spelled} using ${order} limit ${sql.lit(MOST)})`
  return sql<Row>`
    select found.name_key
    from unnest(${sizes}::int[], ${keys}::text[], ${starts}::text[], ${ends}::text[]) as asked (size, key, start, past)
    cross join lateral (
      ${side(sql<boolean>`${spelled} ~>~ asked.key and ${spelled} ~<~ asked.past`, sql`~<~`)}
      union all
      ${side(sql<boolean>`${spelled} ~>=~ asked.start and ${spelled} ~<~ asked.key`, sql`~>~`)}) found`
}

/** Keys of paid orders in the state that equal one of the names, or are close enough to be compared with it. */
export async function keysNear(db: Db, stateId: string, names: readonly string[], genericWords: readonly string[]) {
  const keys = names.map(nameKey).filter((key) => key !== '')
  const equal = keys.flatMap((key) => [key, ...genericTwins(key, genericWords)])
  const compared = keys.filter(isCompared)
  const forwards = compared.map((key) => ({ key, start: halvesOf(key).first }))
  const fromBehind = compared.map((key) => ({ key: backwards(key), start: backwards(halvesOf(key).last) }))
  const { rows } = await sql<Row>`
    select found.name_key from unnest(${equal}::text[]) as asked (key)
    cross join lateral (
      select r.name_key from business_registrations r
      where r.state_id = ${stateId} and r.paid_at is not null and length(r.name_key) = length(asked.key)
        and r.name_key = asked.key limit 1) found
    union ${around(stateId, sql<string>`r.name_key`, lookFor(forwards))}
    union ${around(stateId, sql<string>`reverse(r.name_key)`, lookFor(fromBehind))}`.execute(db)
  return rows.map(({ name_key }) => name_key)
}
