import { landingCards, plansCards } from '#domain/announcement/card-ids.ts'
import type { AnnouncementId } from '#domain/announcement/rows.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { announcement } from '#web/i18n/pt-BR/announcement.ts'
import type { Parts } from './queries.ts'

/** What a part is called and where it is shown; a card bears the name of its plan. */
export function usePartWords(parts: Parts): (id: AnnouncementId) => { title: string; where: string; isCard: boolean } {
  const { parts: titles, where } = useMessages('announcement', announcement)
  const onLanding = landingCards.map((id) => [id, { page: 'landing' as const, name: parts[id].content.name }] as const)
  const onPlans = plansCards.map((id) => [id, { page: 'plansPage' as const, name: parts[id].content.name }] as const)
  const cards = new Map<string, { page: 'landing' | 'plansPage'; name: string }>([...onLanding, ...onPlans])
  return (id) => {
    const card = cards.get(id)
    if (card) return { title: titles[card.page]({ name: card.name }), where: where[card.page], isCard: true }
    // Every id that names no card names a part of its own.
    const own = id as keyof Omit<typeof titles, 'landing' | 'plansPage'>
    return { title: titles[own], where: where[own], isCard: false }
  }
}
