import { TeamRatings } from '#web/features/ratings/team-ratings.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRatings } from '#web/i18n/pt-BR/team-ratings.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AdminRatings() {
  const text = useMessages('teamRatings', teamRatings)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 max-w-[72ch] text-ink-muted">{text.intro}</p>
      <TeamRatings />
    </>
  )
}
