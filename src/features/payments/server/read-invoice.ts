import { foldName } from '#features/catalog/rules/match-state.ts'
import { formatIdentityNumber, isCpfOf } from '#features/orders/rules/identity-number.ts'
import { invoiceNumber } from '#features/payments/rules/invoice-number.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import { ownersOf } from '#features/registrations/server/owners-of.ts'
import { sellerLines } from '#features/site-settings/rules/seller.ts'
import { sellerColumns, sellerOf } from '#features/site-settings/server/seller.ts'
import { AppError } from '#rules/errors.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Context } from '#server/context.ts'
import { paymentLines } from './payment-lines.ts'
import type { LineItem } from './provider/provider.ts'

export type Invoice = {
  number: string
  seller: { name: string; lines: string[] }
  /** `cpf` if the customer is an owner who gave one. */
  customer: { name: string; email: string; companyName: string; cpf: string | null }
  /** Paid in test mode: no money was moved. */
  test: boolean
  lines: LineItem[]
  totalCents: number
  refundedCents: number
  status: PaymentStatus
  method: 'card' | 'none'
  orderedAt: Date
  paidAt: Date | null
}

type Owner = Awaited<ReturnType<typeof ownersOf>>[number]

/**
 * The CPF of the owner who is the customer, found by e-mail address or name, so that no other owner's number gets onto the invoice. Owners
 * who share an address, as couples do, are distinguished by name.
 */
function cpfOf({ name, email }: { name: string; email: string }, owners: readonly Owner[]): string | null {
  const addressed = owners.filter((owner) => owner.email.toLowerCase() === email.toLowerCase())
  const named = (among: readonly Owner[]) =>
    among.find(({ firstName, lastName }) => foldName(`${firstName} ${lastName}`) === foldName(name))
  const buyer = addressed.length === 1 ? addressed[0] : named(addressed.length > 1 ? addressed : owners)
  return buyer && isCpfOf(buyer.taxCountry, buyer.identityNumber ?? '')
    ? formatIdentityNumber(buyer.taxCountry, buyer.identityNumber ?? '')
    : null
}

/** Our own test provider, or a session of Stripe's test mode, whose id says so. */
const isTest = ({ provider, provider_session_id }: { provider: string | null; provider_session_id: string | null }) =>
  provider === 'test' || (provider_session_id ?? '').startsWith('cs_test_')

/** Lines and prices come from the quote that was shown before paying; seller and customer have their current names. */
export async function readInvoice(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  paymentId: string,
  language: Language,
): Promise<Invoice> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('business_registrations as r', 'r.id', 'p.business_registration_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .crossJoin('site_settings as s')
    .select(['p.id', 'p.amount', 'p.plan_price', 'p.state_fee', 'p.refunded_amount', 'p.payment_status'])
    .select([
      'p.payment_method',
      'p.quote',
      'p.purchase_id',
      'p.created_at',
      'p.paid_at',
      'p.provider',
      'p.provider_session_id',
      'r.id as registration_id',
      'r.company_name',
      'c.name',
      'c.email',
    ])
    .select(['s.site_name', 's.office_address', 's.contact_emails', 's.contact_phones', ...sellerColumns])
    .where('p.id', '=', paymentId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const seller = sellerOf(row)
  const owners = await ownersOf({ db, keys }, row.registration_id)
  return {
    number: invoiceNumber(row.id),
    seller: {
      name: row.site_name,
      lines: [
        ...sellerLines(seller, language),
        // Falls back to the office's address while the seller has none.
        seller.sellerAddress ? '' : (row.office_address ?? ''),
        ...row.contact_emails,
        ...row.contact_phones,
      ].filter((line) => line !== ''),
    },
    customer: { name: row.name, email: row.email, companyName: row.company_name, cpf: cpfOf(row, owners) },
    test: isTest(row),
    lines: paymentLines(language, row),
    totalCents: row.amount,
    refundedCents: row.refunded_amount,
    status: row.payment_status as PaymentStatus,
    method: row.payment_method === 'none' ? 'none' : 'card',
    orderedAt: row.created_at,
    paidAt: row.paid_at,
  }
}
