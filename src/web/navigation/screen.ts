import type { Locale } from '#rules/language/translation.ts'
import type { Area } from '#rules/role.ts'

export type IconName =
  | 'dashboard'
  | 'documents'
  | 'payments'
  | 'messages'
  | 'support'
  | 'settings'
  | 'notifications'
  | 'users'
  | 'agents'
  | 'processes'
  | 'services'
  | 'commissions'
  | 'states'
  | 'audit'
  | 'workflows'
  | 'clients'
  | 'integrations'
  | 'system'
  | 'account'
  | 'obligations'
  | 'refunds'
  | 'ratings'
  | 'serviceOrders'

export type Screen = {
  title: Readonly<Record<Locale, string>>
  /** Where the phone's bar has no room for the title. */
  shortTitle?: Readonly<Record<Locale, string>>
  icon: IconName
  /** Its place in the sidebar, from the top; without one it is not there. */
  menu?: number
  /** Below `src/pages`, where several screens share a file; otherwise it is named like the address. */
  file?: string
}
/** By area and slug: `admin/refunds` is at `/admin/refunds`. */
export type Screens = Readonly<Record<`${Area}/${string}`, Screen>>
