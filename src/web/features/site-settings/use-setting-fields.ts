import type { FieldWords } from '#web/forms/field-words.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { siteSettings } from '#web/i18n/pt-BR/site-settings.ts'

/** What each setting is called where a change of it is shown. */
export function useSettingFields(): FieldWords {
  const { fields: text } = useMessages('siteSettings', siteSettings)
  return {
    siteName: { label: text.siteName },
    supportEmail: { label: text.supportEmail },
    contactEmails: { label: text.contactEmails },
    contactPhones: { label: text.contactPhones },
    officeAddress: { label: text.officeAddress },
    enableNotifications: { label: text.enableNotifications },
    enableEmails: { label: text.enableEmails },
    einFollowUpDays: { label: text.einFollowUpDays },
    requireTwoFactor: { label: text.requireTwoFactor },
    sessionTimeout: { label: text.sessionTimeout },
    passwordExpiry: { label: text.passwordExpiry },
  }
}
