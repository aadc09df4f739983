import { sellerFields } from './seller.ts'

/** Settings of the site that pages show; an empty text is a setting that has not been entered. */
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

/** The build writes markers such as `{{siteName}}` into the pages; the server fills them. */
const markerOf = (token: SiteToken): string => `{{${token}}}`
/** Marker for all values as one JSON, which the page's script reads. */
export const ALL_VALUES = '{{site}}'

export const siteMarkers: SiteValues = Object.fromEntries(
  siteTokens.map((token) => [token, markerOf(token)]),
) as Record<SiteToken, string>

/** Texts, keyed by the name of their marker. */
export type MarkerTexts = Readonly<Record<string, string>>

/** Replaces markers with their values, encoded by `write`; markers with an unknown name stay as they are. */
export const fillTokens = (text: string, values: MarkerTexts, write = (value: string): string => value): string =>
  text.replace(/\{\{(\w+)\}\}/g, (marker, name: string) => {
    const value = values[name]
    return value === undefined ? marker : write(value)
  })

export const phoneUrl = (phone: string): string => (phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : '')

export const mapUrl = (address: string): string =>
  address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : ''
