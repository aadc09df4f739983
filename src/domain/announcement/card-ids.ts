/** The cards of the landing page and of /planos, in the order in which they stand there; apart from the schemas, which pages do not fetch. */
export const landingCards = ['landing-basico', 'landing-profissional', 'landing-empresarial'] as const
export const plansCards = ['plans-basico', 'plans-premium', 'plans-enterprise'] as const
export const cardIds = [...landingCards, ...plansCards] as const
export type CardId = (typeof cardIds)[number]
