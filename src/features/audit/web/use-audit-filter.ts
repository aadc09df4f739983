import { id as anId } from '#contract/fields.ts'
import { auditActions } from '#rules/audit-actions.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { AuditFilter } from './queries.ts'

const names = { person: 'pessoa', subject: 'sujeito', action: 'acao', from: 'de', to: 'ate' } as const
const aDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const isDay = (value: string): boolean =>
  aDay.test(value) && new Date(`${value}T12:00:00Z`).toISOString().startsWith(value)
const LONGEST_SUBJECT = 100

/** The filters of the audit trail, kept in the URL; an unknown value there is ignored. */
export function useAuditFilter() {
  const { read, change, linkWith } = useAddressFilter()
  const day = (name: string) => (isDay(read(name)) ? read(name) : '')
  const filter: AuditFilter = {
    person: anId.safeParse(read(names.person)).success ? read(names.person) : '',
    subject: read(names.subject).slice(0, LONGEST_SUBJECT),
    action: auditActions.find((known) => known === read(names.action)) ?? '',
    from: day(names.from),
    to: day(names.to),
  }
  const inAddress = (changes: Partial<AuditFilter>) =>
    Object.fromEntries(Object.entries(changes).map(([key, value]) => [names[key as keyof AuditFilter], value]))
  return {
    filter,
    set: (changes: Partial<AuditFilter>) => change(inAddress(changes)),
    /** The URL of the list with changed filters, such as one person or one record. */
    linkTo: (changes: Partial<AuditFilter>, also: Record<string, undefined> = {}) =>
      linkWith({ ...inAddress(changes), ...also }),
    clear: () => change(inAddress({ person: '', subject: '', action: '', from: '', to: '' })),
    filtered: Object.values(filter).some(Boolean),
  }
}
