import type pg from 'pg'
import { clock, fillCompanies, plan } from './fill-companies.ts'
import { fillDuties } from './fill-duties.ts'
import { fillNews } from './fill-news.ts'
import { fillPeople } from './fill-people.ts'
import { fillPurchases } from './fill-purchases.ts'
import { fillRatings } from './fill-ratings.ts'
import { fillTalk } from './fill-talk.ts'
import { fillWork } from './fill-work.ts'
import { setAside } from './set-aside.ts'
import { sizeOf } from './size.ts'
import { wordFunctions } from './words.ts'

export type Loaded = { table: string; rows: number; seconds: number }

/** The pending list of a trigram index is merged in large pieces, which is many times faster than in small ones. */
const session = `set synchronous_commit = off; set work_mem = '512MB'; set maintenance_work_mem = '1GB';
  set gin_pending_list_limit = '256MB'; set jit = off; set search_path = public`

/**
 * Fills an empty, migrated database that has its reference data with a business of this many registrations, in about
 * the order in which its rows would have been written over three years.
 */
export async function generate(owner: pg.Client, registrations: number): Promise<Loaded[]> {
  const size = sizeOf(registrations)
  const loaded: Loaded[] = []
  const timed = async (table: string, work: () => Promise<{ rowCount: number | null } | undefined>) => {
    const from = performance.now()
    const rows = (await work())?.rowCount ?? 0
    loaded.push({ table, rows, seconds: (performance.now() - from) / 1000 })
  }
  await owner.query(session)
  await owner.query(wordFunctions)
  await owner.query(clock)
  await timed('(plan)', () => owner.query(plan(size)))
  const work = [...fillWork, ...fillDuties, ...fillPurchases, ...fillRatings]
  const fills = [...fillPeople(size), ...fillCompanies(size), ...work, ...fillTalk(size), ...fillNews(size)]
  const putBack = await setAside(owner)
  for (const { table, sql } of fills) await timed(table, () => owner.query(sql))
  await timed('(search indexes and foreign keys)', putBack)
  // The measured sessions of the staff must outlast a long sweep.
  await owner.query('update site_settings set session_timeout = 1440')
  await owner.query('drop table plan, clock')
  await timed('(vacuum)', () => owner.query('vacuum (analyze)'))
  return loaded
}
