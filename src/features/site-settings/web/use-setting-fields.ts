import type { FieldWords } from '#features/edits/web/field-words.ts'
import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { countryName } from '#features/orders/rules/countries.ts'
import { type Processor, type Processors, processorKinds } from '#features/privacy/rules/processors.ts'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** Labels and value formats of the settings for their history and for conflicts. */
export function useSettingFields(): FieldWords {
  const { fields: text, processorKinds: kinds, mechanisms } = useMessages('siteSettings', siteSettings)
  const { nothing } = useMessages('edits', edits)
  const { locale } = useLocale()
  const said = ({ name, country, mechanism }: Processor): string =>
    [name, country && countryName(country, locale), mechanism && mechanisms[mechanism]].filter(Boolean).join(', ')
  /** The services that have values, each as `kind: values`. */
  const processors = (value: unknown): string => {
    const given = value as Partial<Processors>
    const lines = processorKinds.flatMap((kind) => {
      const line = given[kind] ? said(given[kind]) : ''
      return line ? [`${kinds[kind]}: ${line}`] : []
    })
    return lines.join(' · ') || nothing
  }
  return {
    siteName: { label: text.siteName },
    supportEmail: { label: text.supportEmail },
    contactEmails: { label: text.contactEmails },
    contactPhones: { label: text.contactPhones },
    officeAddress: { label: text.officeAddress },
    enableNotifications: { label: text.enableNotifications },
    enableEmails: { label: text.enableEmails },
    einFollowUpDays: { label: text.einFollowUpDays },
    legalName: { label: text.legalName },
    cnpj: { label: text.cnpj, show: (value) => formatCnpj(String(value)) || nothing },
    sellerAddress: { label: text.sellerAddress },
    officerName: { label: text.officerName },
    officerEmail: { label: text.officerEmail },
    processors: { label: text.processors, show: processors },
    requireTwoFactor: { label: text.requireTwoFactor },
    sessionTimeout: { label: text.sessionTimeout },
    passwordExpiry: { label: text.passwordExpiry },
  }
}
