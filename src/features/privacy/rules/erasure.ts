/** Texts that replace an erased person in the rows that the law makes us keep. */
export const erased = {
  name: 'Conta apagada',
  company: 'Empresa apagada',
  orderReason: 'Conta apagada a pedido do titular',
  /** The domain `example.invalid` can never exist, so mail to it can never be delivered (RFC 2606). */
  email: (accountId: string): string => `apagada-${accountId}@example.invalid`,
} as const
