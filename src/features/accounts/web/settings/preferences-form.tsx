import { useState } from 'react'
import { settings } from '#features/accounts/contract/settings.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { type Language, languages, timeZones } from '#rules/language/preferences.ts'
import { call } from '#web/api/call.ts'
import { timeText } from '#web/format/dates.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { useLocale, useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Settings } from './queries.ts'
import { useSaveSettings } from './use-save-settings.ts'

type Choice = Settings['preferences']
// Each language is named in itself, so that a person who chose a wrong one can find their own again.
const languageNames: Record<Language, string> = {
  pt_BR: 'Português (Brasil)',
  en_US: 'English (United States)',
  es_ES: 'Español (España)',
}

/** Form for language and time zone; the whole panel switches as soon as the cached session has the new values. */
export function PreferencesForm({ view }: { view: Settings }) {
  const all = useMessages('settings', words)
  const { unchanged } = useSharedMessages()
  const text = all.preferences
  const { locale } = useLocale()
  const [touched, setTouched] = useState<Partial<Choice>>({})
  const chosen: Choice = { ...view.preferences, ...touched }
  const changed = chosen.language !== view.preferences.language || chosen.timeZone !== view.preferences.timeZone
  const save = useSaveSettings((choice: Choice) => call(settings.savePreferences, choice), text.saved)
  const refusal = useRefusal(save.error)
  const choose = (part: Partial<Choice>): void => setTouched({ ...touched, ...part })
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(chosen, { onSuccess: () => setTouched({}) })
      }}
    >
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      <Select
        label={text.language}
        value={chosen.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ target }) => {
          const language = languages.find((name) => name === target.value)
          if (language) choose({ language })
        }}
      />
      <Select
        label={text.timeZone}
        hint={text.now({ moment: timeText(new Date().toISOString(), locale, chosen.timeZone) })}
        value={chosen.timeZone}
        options={timeZones.map((value) => ({ value, label: text.zones[value] }))}
        onChange={({ target }) => {
          const timeZone = timeZones.find((name) => name === target.value)
          if (timeZone) choose({ timeZone })
        }}
      />
      <Button
        type="submit"
        size="panel"
        disabled={!changed}
        title={!changed ? unchanged : undefined}
        loading={save.isPending}
      >
        {all.save}
      </Button>
    </form>
  )
}
