import { countryName } from '#domain/orders/countries.ts'
import { type Processor, type Processors, processorKinds } from '#domain/privacy/processors.ts'
import { formatCnpj } from '#domain/seller/cnpj.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { edits } from '#web/i18n/pt-BR/edits.ts'
import { siteSettings } from '#web/i18n/pt-BR/site-settings.ts'

/** What each setting is called where a change of it is shown. */
export function useSettingFields(): FieldWords {
  const { fields: text, processorKinds: kinds, mechanisms } = useMessages('siteSettings', siteSettings)
  const { nothing } = useMessages('edits', edits)
  const { locale } = useLocale()
  const said = ({ name, country, mechanism }: Processor): string =>
    [name, country && countryName(country, locale), mechanism && mechanisms[mechanism]].filter(Boolean).join(', ')
  /** Each service that is filled in, after its kind. */
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
