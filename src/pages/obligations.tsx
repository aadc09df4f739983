import { TeamDuties } from '#features/duties/web/team-duties.tsx'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The duties of an agent's companies; admins see those of all companies. */
export default function Obligations() {
  const { team: text } = useMessages('duties', duties)
  return (
    <>
      <ScreenTitle />
      <p className="mt-1 mb-4 text-ink-muted">{text.intro}</p>
      <TeamDuties />
    </>
  )
}
