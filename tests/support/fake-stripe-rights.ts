/** The permission, by Stripe's own name, that a restricted key needs for each path; write permission includes read. */
const needed: readonly (readonly [RegExp, string])[] = [
  [/^account$/, 'rak_accounts_kyc_id_numbers_read'],
  [/^checkout\/sessions/, 'rak_checkout_session'],
  [/^payment_intents/, 'rak_payment_intent'],
  [/^(refunds|charges)/, 'rak_charge'],
  [/^customers\/\w+\/payment_methods$/, 'rak_payment_method'],
  [/^customers/, 'rak_customer'],
  [/^billing_portal\/sessions$/, 'rak_customer_portal'],
  [/^webhook_endpoints/, 'rak_webhook'],
]

/** The permission that a restricted key lacks for a call; expanding a field needs read permission for that field too. */
export function lacking(granted: ReadonlySet<string>, method: string, path: string, query: URLSearchParams) {
  const base = needed.find(([pattern]) => pattern.test(path))?.[1]
  if (!base || base.endsWith('_read')) return base
  const kind = method === 'GET' ? 'read' : 'write'
  const expanded = [...query.keys()].some((name) => name.startsWith('expand'))
    ? ['rak_payment_intent_read', 'rak_charge_read']
    : []
  const holds = (permission: string): boolean =>
    granted.has(permission) || granted.has(permission.replace(/_read$/, '_write'))
  return [`${base}_${kind}`, ...expanded].find((permission) => !holds(permission))
}
