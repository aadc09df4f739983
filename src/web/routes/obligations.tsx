import { TeamDuties } from '#web/features/duties/team-duties.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { duties } from '#web/i18n/pt-BR/duties.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

/** The duties of the companies that an agent has, or of all of them for the office. */
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
