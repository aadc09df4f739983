import pg from 'pg'
import {
  announcementRows,
  companyTypeRows,
  documentRequirementRows,
  packageRows,
  serviceRows,
  stateRows,
} from './catalog-rows.ts'
import { brazilFacts, federalFacts } from './federal-facts.ts'
import { namingRuleRows } from './naming-rule-rows.ts'
import { type Loaded, loadTable, type ReferenceTable } from './reference-table.ts'
import * as tables from './reference-tables.ts'
import { stateFacts } from './state-facts.ts'
import { readStates } from './state-record.ts'
import { commissionRuleRows, workflowTemplateRows } from './work-rows.ts'

/** The advisory lock of the loader, which differs from that of migrations. */
const LOCK = 7_346_002

/** All reference rows, each table after those it refers to. */
export function referenceRows(): [ReferenceTable, object[]][] {
  const states = readStates()
  return [
    [tables.companyTypes, companyTypeRows()],
    [tables.states, stateRows(states)],
    [tables.packages, packageRows()],
    [tables.extras, serviceRows()],
    [tables.announcements, announcementRows()],
    [tables.facts, [...stateFacts(states), ...federalFacts(), ...brazilFacts()]],
    [tables.namingRules, namingRuleRows(states)],
    [tables.documentRequirements, documentRequirementRows()],
    [tables.workflowTemplates, workflowTemplateRows()],
    [tables.commissionRules, commissionRuleRows(states)],
  ]
}

async function load(client: pg.ClientBase): Promise<Loaded> {
  const loaded: Loaded = { inserted: 0, updated: 0 }
  const rows = referenceRows()
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    for (const [table, wanted] of rows) {
      const { inserted, updated } = await loadTable(client, table, wanted)
      loaded.inserted += inserted
      loaded.updated += updated
    }
    await client.query('commit')
    return loaded
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Updates the stored reference data to that of this version; rows that an admin edited or deleted stay as they are. */
export async function loadReference(database: pg.ClientBase | pg.Pool): Promise<Loaded> {
  if (!(database instanceof pg.Pool)) return load(database)
  const client = await database.connect()
  try {
    return await load(client)
  } finally {
    client.release()
  }
}
