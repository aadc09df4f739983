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
  /** For the phone's bar, if it has no room for the title. */
  shortTitle?: Readonly<Record<Locale, string>>
  icon: IconName
  /** Its position in the sidebar, from the top; without it the screen is not in the sidebar. */
  menu?: number
  /**
   * Path from `src/pages`, if several screens share a file or the screen is its feature's own (`../features/closures/web/closures-screen.tsx`);
   * by default the file is named like the address.
   */
  file?: string
}
/** Screens by area and slug: `admin/refunds` is at `/admin/refunds`. */
export type Screens = Readonly<Record<`${Area}/${string}`, Screen>>
