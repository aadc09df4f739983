/** What stands where a person was; the rows that the law makes us keep lead to it. */
export const erased = {
  name: 'Conta apagada',
  company: 'Empresa apagada',
  orderReason: 'Conta apagada a pedido do titular',
  /** Of a domain that can never exist, so that nothing is ever sent there (RFC 2606). */
  email: (accountId: string): string => `apagada-${accountId}@example.invalid`,
} as const
