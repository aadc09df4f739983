import type { DB } from '#server/db/types.ts'
import { accountTables } from './personal-account.ts'
import { conversationTables } from './personal-conversations.ts'
import { dutyTables } from './personal-duties.ts'
import { orderTables } from './personal-orders.ts'
import { purchaseTables } from './personal-purchases.ts'
import { ratingTables } from './personal-ratings.ts'
import type { AnyPersonalTable, PersonalTables } from './personal-table.ts'
import { workTables } from './personal-work.ts'

/** Tables without personal data; account ids in them lead to a profile whose name is erased with the account. */
export const impersonal = [
  'announcements',
  'audit_checks',
  'audit_seals',
  'commission_rules',
  'company_types',
  'document_requirements',
  'erasures',
  'extras',
  'facts',
  'file_removals',
  'funnel_counts',
  'kept_changes',
  'kept_sums',
  'naming_rules',
  'packages',
  'payment_provider_settings',
  'refund_rules',
  'schema_migrations',
  'site_settings',
  'states',
  'workflow_templates',
] as const satisfies readonly (keyof DB)[]

/** Tables that triggers fill from other tables: their rows are changed and deleted with the rows they come from. */
export const derived = [
  'commission_months',
  'agent_approvals',
  'agent_clients',
  'agent_months',
  'conversations',
  'document_search',
  'registration_search',
] as const satisfies readonly (keyof DB)[]

type View = 'kept_totals' | 'real_sums'

/** How export and erasure handle every other table; a missing table is a type error. Tables are erased in this order. */
export const personalData: PersonalTables<Exclude<keyof DB, View | (typeof impersonal | typeof derived)[number]>> = {
  ...accountTables,
  ...conversationTables,
  ...workTables,
  ...dutyTables,
  ...purchaseTables,
  ...ratingTables,
  ...orderTables,
}

const anyTables: Readonly<Record<string, AnyPersonalTable>> = personalData
/** `personalData` as a list, for code that iterates over every table. */
export const personalTables = Object.entries(anyTables).map(([table, entry]) => ({ table, ...entry }))
