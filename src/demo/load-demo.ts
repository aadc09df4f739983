import { sql } from 'kysely'
import { type Context, inTransaction } from '#server/context.ts'
import { type CompanyPlan, planCompanies } from './company-plan.ts'
import { demoIsLoaded } from './demo-is-loaded.ts'
import { noticesOf } from './notices.ts'
import { removePapers, type StoredFiles, storePapers } from './store-papers.ts'
import { writeCompany } from './write-company.ts'
import { writeConversation } from './write-conversation.ts'
import { writeFunnel } from './write-funnel.ts'
import { writeHandoverRequest } from './write-handover-request.ts'
import { writeInbox } from './write-inbox.ts'
import { writeNotices } from './write-notices.ts'
import { writePeople } from './write-people.ts'
import { writeSiteContacts } from './write-site-contacts.ts'

/** The advisory lock of the demo, which differs from those of migrations and reference data. */
const LOCK = 7_346_003

/**
 * Loads the demo people and their business once. Files are stored first, under new random keys, then all rows in one transaction:
 * if the process is killed in between, the next start finds no account and loads everything again.
 */
export async function loadDemo(context: Context): Promise<void> {
  if (await demoIsLoaded(context.db)) return
  const plans = await planCompanies(context)
  const papers = plans.flatMap((plan) => plan.papers)
  const files = await storePapers(context, papers)
  try {
    const written = await inTransaction(context, (tx) => writeOnce(tx, plans, files))
    if (!written) await removePapers(context, papers)
  } catch (error) {
    // A commit whose answer got lost has rows that need their files.
    if (!(await demoIsLoaded(context.db))) await removePapers(context, papers)
    throw error
  }
}

async function writeOnce(tx: Context, plans: CompanyPlan[], files: StoredFiles): Promise<boolean> {
  // Another node may be loading the demo: wait longer than a request would.
  await sql`select set_config('lock_timeout', '30s', true), set_config('statement_timeout', '40s', true)`.execute(tx.db)
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db)
  if (await demoIsLoaded(tx.db)) return false
  await writeBusiness(tx, plans, files)
  return true
}

async function writeBusiness(tx: Context, plans: CompanyPlan[], files: StoredFiles): Promise<void> {
  const people = await writePeople(tx)
  const packageRows = await tx.db.selectFrom('packages').select(['id', 'reference_key']).execute()
  const packages = new Map(packageRows.map(({ id, reference_key }) => [reference_key, id]))
  const notices = []
  for (const plan of plans) {
    const registration = await writeCompany(tx, plan, { people, packages, files })
    await writeConversation(tx, registration)
    notices.push(...noticesOf(plan, tx.now).map((notice) => ({ ...notice, registrationId: registration.id })))
  }
  await writeNotices(tx, notices, people)
  await writeInbox(tx, people)
  await writeHandoverRequest(tx, people)
  await writeSiteContacts(tx)
  await writeFunnel(tx)
}
