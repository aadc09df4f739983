import { useLocale } from '#web/i18n/locale-provider.tsx'
import { isLocale, locales } from '#web/i18n/shape/translation.ts'
import { Select } from '#web/ui/select.tsx'

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
