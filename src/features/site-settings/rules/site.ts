import { sellerFields } from './seller.ts'

/** What the settings say about the site; an empty text is a setting that is not filled in. */
export const siteTokens = [
  'siteName',
  'email',
  'email2',
  'phone',
  'phoneUrl',
  'phone2',
  'phone2Url',
  'officeAddress',
  'officeMapUrl',
  ...sellerFields,
  'origin',
] as const
export type SiteToken = (typeof siteTokens)[number]
export type SiteValues = Readonly<Record<SiteToken, string>>

/** Pages are written at build time with `{{siteName}}` in place of the name; the server fills it in. */
const markerOf = (token: SiteToken): string => `{{${token}}}`
/** Stands for all values at once, as JSON, for the script of a page. */
export const ALL_VALUES = '{{site}}'

export const siteMarkers: SiteValues = Object.fromEntries(
  siteTokens.map((token) => [token, markerOf(token)]),
) as Record<SiteToken, string>

/** Texts by the name of their marker. */
export type MarkerTexts = Readonly<Record<string, string>>

/** Puts the values in; `write` says how one is written in that place. Unknown names stay as they are. */
export const fillTokens = (text: string, values: MarkerTexts, write = (value: string): string => value): string =>
  text.replace(/\{\{(\w+)\}\}/g, (marker, name: string) => {
    const value = values[name]
    return value === undefined ? marker : write(value)
  })

export const phoneUrl = (phone: string): string => (phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : '')

export const mapUrl = (address: string): string =>
  address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : ''
