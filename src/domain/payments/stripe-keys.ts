type Mode = 'test' | 'live'
export const stripeKeyTexts = {
  secretMissing: 'Por favor, insira a chave secreta do Stripe',
  bothNeeded: 'Por favor, preencha ambas as chaves do Stripe',
  secretPrefix: 'A chave secreta do Stripe começa com sk_test_ ou sk_live_',
  publishablePrefix: 'A chave publicável do Stripe começa com pk_test_ ou pk_live_',
  differentModes: 'As duas chaves do Stripe precisam ser do mesmo modo: teste ou produção',
  webhookPrefix: 'O segredo do webhook do Stripe começa com whsec_',
  notConnected: 'Erro ao conectar com Stripe',
  notSaved: 'Erro ao salvar credenciais',
} as const

const modeOf = (kind: 'sk' | 'pk', key: string): Mode | undefined =>
  new RegExp(`^${kind}_(test|live)_[A-Za-z0-9_]{4,}$`).exec(key)?.[1] as Mode | undefined

/** Undefined when it looks like a secret key; only Stripe can say whether it is one. */
export const secretKeyProblem = (key: string): string | undefined => {
  if (key === '') return stripeKeyTexts.secretMissing
  return modeOf('sk', key) ? undefined : stripeKeyTexts.secretPrefix
}

export function keyPairProblem(secretKey: string, publishableKey: string): string | undefined {
  if (secretKey === '' || publishableKey === '') return stripeKeyTexts.bothNeeded
  const [secret, publishable] = [modeOf('sk', secretKey), modeOf('pk', publishableKey)]
  if (!secret) return stripeKeyTexts.secretPrefix
  if (!publishable) return stripeKeyTexts.publishablePrefix
  return secret === publishable ? undefined : stripeKeyTexts.differentModes
}

export const isLiveKey = (secretKey: string): boolean => modeOf('sk', secretKey) === 'live'

/** All that is ever shown of a secret key again (S56). */
export const keyHint = (secretKey: string): string => `${secretKey.slice(0, 8)}…${secretKey.slice(-4)}`
