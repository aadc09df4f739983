import { listed } from '#domain/language/listed.ts'

/** Ways to pay that the texts can name. */
export type PaymentMethod = 'card' | 'pix' | 'boleto' | 'transfer'
/** What a provider offers on its page; `instalments` is the most a card payment is split into. */
export type Offered = { methods: readonly PaymentMethod[]; instalments: number }

/** By the provider's name. The test provider plays a card, with no money behind it. */
export const offeredBy = {
  stripe: { methods: ['card'], instalments: 1 },
  test: { methods: ['card'], instalments: 1 },
} as const satisfies Record<string, Offered>
export type PayingProvider = keyof typeof offeredBy

const names: Readonly<Record<PaymentMethod, (offered: Offered) => string>> = {
  card: ({ instalments }) => (instalments > 1 ? `cartão de crédito em até ${instalments} vezes` : 'cartão de crédito'),
  pix: () => 'Pix',
  boleto: () => 'boleto',
  transfer: () => 'transferência bancária',
}
const TEST = ' (em modo de teste: nenhum valor é cobrado)'

/** The methods as the public pages name them; while no money is real, they say so. */
export function methodsText(offered: Offered, live: boolean): string {
  return `${listed(
    offered.methods.map((method) => names[method](offered)),
    'ou',
  )}${live ? '' : TEST}`
}
