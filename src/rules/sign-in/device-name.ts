import type { Language } from '#rules/language/preferences.ts'

// The order matters, because most browsers also name Chrome or Safari in their user agent.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
const firstIn = (list: typeof browsers, userAgent: string) => list.find(([sign]) => sign.test(userAgent))?.[1]

/** Browser and system by names from our own lists, empty if unknown, so that no text from the user agent is ever shown. */
export type Device = { browser: string; system: string }

export const deviceOf = (userAgent: string): Device => ({
  browser: firstIn(browsers, userAgent) ?? '',
  system: firstIn(systems, userAgent) ?? '',
})

const words: Record<Language, { on: string; browser: string; unknown: string }> = {
  pt_BR: { on: 'no', browser: 'Navegador', unknown: 'Aparelho desconhecido' },
  en_US: { on: 'on', browser: 'Browser', unknown: 'Unknown device' },
  es_ES: { on: 'en', browser: 'Navegador', unknown: 'Dispositivo desconocido' },
}

/** The device's name for readers, e.g. `Chrome no Android`. */
export function deviceName({ browser, system }: Device, language: Language): string {
  const text = words[language]
  if (system) return `${browser || text.browser} ${text.on} ${system}`
  return browser || text.unknown
}
