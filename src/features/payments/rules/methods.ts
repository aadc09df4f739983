import { listed } from '#rules/language/listed.ts'

/** Ways to pay that the texts can name. */
export type PaymentMethod = 'card' | 'pix' | 'boleto' | 'transfer'
/** What a provider offers on its page; `instalments` is the most a card payment is split into. */
export type Offered = { methods: readonly PaymentMethod[]; instalments: number }

/** By the provider's name. The test provider simulates a card payment without money. */
export const offeredBy = {
  stripe: { methods: ['card'], instalments: 1 },
  test: { methods: ['card'], instalments: 1 },
} as const satisfies Record<string, Offered>
export type PayingProvider = keyof typeof offeredBy

/** Which provider takes payments now. While payments are paused, orders are kept unpaid. */
export const paymentModes = ['stripe', 'test', 'paused'] as const satisfies readonly (PayingProvider | 'paused')[]
export type PaymentMode = (typeof paymentModes)[number]
/** The mode while Stripe is not in use: the test provider where test payments are enabled, otherwise payments are paused. */
export const modeWithoutStripe = (testPayments: boolean): Exclude<PaymentMode, 'stripe'> =>
  testPayments ? 'test' : 'paused'

/** Whether paying now moves real money, moves none, or is not possible. */
export type Paying = 'live' | 'test' | 'paused'

const names: Readonly<Record<PaymentMethod, (offered: Offered) => string>> = {
  card: ({ instalments }) => (instalments > 1 ? `cartão de crédito em até ${instalments} vezes` : 'cartão de crédito'),
  pix: () => 'Pix',
  boleto: () => 'boleto',
  transfer: () => 'transferência bancária',
}
const addition = {
  live: '',
  test: ' (em modo de teste: nenhum valor é cobrado)',
  paused: ' (pagamentos pausados no momento: o pedido fica guardado e é pago depois)',
} as const satisfies Record<Paying, string>

/** The methods as the public pages name them, with a note in test mode and while payments are paused. */
export function methodsText(offered: Offered, paying: Paying): string {
  return `${listed(
    offered.methods.map((method) => names[method](offered)),
    'ou',
  )}${addition[paying]}`
}
