import { ownersNamed } from '#features/duties/rules/applies.ts'
import { countryOf } from '#features/duties/rules/duty.ts'
import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import { isOverdue, lateAmount } from '#features/duties/rules/late.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { officialFirst } from '#features/facts/rules/source-order.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import type { DutyRow } from './duty-rows.ts'

export function dutyView(context: Context, row: DutyRow) {
  const { usName, penalty, lastAnnounced } = dutyTermsOf(row.value)
  const { language } = whoReads(context)
  return {
    id: row.id,
    code: row.code,
    country: countryOf(row.code),
    name: dutyNameIn(language, row.name, usName),
    period: row.period,
    dueOn: row.due_on,
    overdue: isOverdue(
      { status: row.status, dueOn: row.due_on, toleratedUntil: row.tolerated_until },
      officeDay(context.now),
    ),
    toleratedUntil: row.tolerated_until,
    lastAnnounced,
    statutoryOn: row.statutory_on,
    extended: row.extended,
    extendsTo: row.extends_to,
    amountCents: row.amount,
    atLeast: row.at_least,
    dependsOn: row.depends_on,
    owners: ownersNamed(row.code, row.owners).map(({ name }) => name),
    partners: row.owners.length,
    penalty,
    lateAmountCents: lateAmount(row.amount, penalty),
    moved:
      row.moved_at && row.moved_by
        ? { dueOn: row.earlier_due_on, amountCents: row.earlier_amount, at: row.moved_at, by: row.moved_by }
        : null,
    unconfirmed: row.unconfirmed,
    sources: officialFirst(row.sources),
    checkedOn: row.checked_on,
    confidence: row.confidence,
    status: row.status,
    statusAt: row.status_at,
    receipt: row.receipt,
    document: row.document_id && row.document_name ? { id: row.document_id, name: row.document_name } : null,
    reason: row.by_rule ? null : row.reason,
    byRule: row.by_rule,
    updatedAt: row.updated_at,
  }
}
