import { isLocale, locales } from '#rules/language/translation.ts'
import { Select } from '#web/ui/select.tsx'
import { useLocale } from '#web/words/locale-provider.tsx'

const names = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' } as const

export function LanguageChoice() {
  const { locale, setLocale } = useLocale()
  return (
    <div className="max-w-64">
      <Select
        label="Idioma"
        value={locale}
        options={locales.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => isLocale(target.value) && void setLocale(target.value)}
      />
    </div>
  )
}
