import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { TitledSection } from '#web/ui/titled-section.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { EmailSection } from './email-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useSettings } from './use-settings.ts'

export function ProfileTab() {
  const text = useMessages('settings', words)
  const query = useSettings()
  return (
    <>
      <TitledSection title={text.profile.title} text={text.profile.text}>
        <Loaded query={query}>{(view) => <ProfileForm view={view} />}</Loaded>
      </TitledSection>
      {/* Rendered together with the form above, which is taller than its skeleton and would push this section down. */}
      {!query.isPending && (
        <TitledSection title={text.email.title} text={text.email.text}>
          <Loaded query={query} rows={1}>
            {(view) => <EmailSection view={view} />}
          </Loaded>
        </TitledSection>
      )}
    </>
  )
}
