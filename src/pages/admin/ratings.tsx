import { TeamRatings } from '#features/ratings/web/team-ratings.tsx'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

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
