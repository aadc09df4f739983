type Mode = 'test' | 'live'
export const stripeKeyTexts = {
  secretMissing: 'Por favor, insira a chave secreta do Stripe',
  bothNeeded: 'Por favor, preencha ambas as chaves do Stripe',
  secretPrefix: 'A chave secreta do Stripe começa com sk_test_ ou sk_live_',
  publishablePrefix: 'A chave publicável do Stripe começa com pk_test_ ou pk_live_',
  differentModes: 'As duas chaves do Stripe precisam ser do mesmo modo: teste ou produção',
  webhookPrefix: 'O segredo do webhook do Stripe começa com whsec_',
  spaces: 'A chave tem espaços no meio. Copie de novo do painel do Stripe',
  swapped: 'As chaves estão trocadas: a secreta começa com sk_ e a publicável com pk_',
  notConnected: 'Erro ao conectar com Stripe',
  notKnown: 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada',
  notAllowed: 'Erro ao conectar com Stripe: a chave não tem as permissões necessárias',
  noAnswer: 'Erro ao conectar com Stripe: ele não respondeu. Tente de novo em alguns minutos',
  notSaved: 'Erro ao salvar credenciais',
} as const

/** The rights that a restricted key needs, divided as in Stripe's dashboard; write access includes read access. */
export const stripeRights = [
  'checkout_sessions',
  'payment_intents',
  'charges_refunds',
  'customers',
  'payment_methods',
  'customer_portal',
  'webhook_endpoints',
] as const
export type StripeRight = (typeof stripeRights)[number]

export const isRestrictedKey = (key: string): boolean => /^rk_/.test(key)

const modeOf = (kind: '[sr]k' | 'pk', key: string): Mode | undefined =>
  new RegExp(`^${kind}_(test|live)_[A-Za-z0-9_]{4,}$`).exec(key)?.[1] as Mode | undefined

/** Undefined when it looks like a secret key; only Stripe can say whether it is one. */
export const secretKeyProblem = (key: string): string | undefined => {
  if (key === '') return stripeKeyTexts.secretMissing
  if (modeOf('[sr]k', key)) return undefined
  if (/\s/.test(key)) return stripeKeyTexts.spaces
  return /^pk_/.test(key) ? stripeKeyTexts.swapped : stripeKeyTexts.secretPrefix
}

export function keyPairProblem(secretKey: string, publishableKey: string): string | undefined {
  if (secretKey === '' || publishableKey === '') return stripeKeyTexts.bothNeeded
  const problem = secretKeyProblem(secretKey)
  if (problem) return problem
  const [secret, publishable] = [modeOf('[sr]k', secretKey), modeOf('pk', publishableKey)]
  if (!publishable) {
    if (/\s/.test(publishableKey)) return stripeKeyTexts.spaces
    return /^[sr]k_/.test(publishableKey) ? stripeKeyTexts.swapped : stripeKeyTexts.publishablePrefix
  }
  return secret === publishable ? undefined : stripeKeyTexts.differentModes
}

export const isWebhookSecret = (text: string): boolean => /^whsec_\S{8,}$/.test(text)

export const isLiveKey = (secretKey: string): boolean => modeOf('[sr]k', secretKey) === 'live'

/** The only part of a saved secret key that is ever shown (S56). */
export const keyHint = (secretKey: string): string => `${secretKey.slice(0, 8)}…${secretKey.slice(-4)}`
