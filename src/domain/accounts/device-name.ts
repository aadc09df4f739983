// The order matters: most browsers also call themselves Chrome or Safari.
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

/** Browser and system in words of ours, e.g. `Chrome no Android`; nothing of what the browser sent is repeated. */
export function deviceName(userAgent: string): string {
  const browser = firstIn(browsers, userAgent)
  const system = firstIn(systems, userAgent)
  if (browser && system) return `${browser} no ${system}`
  if (system) return `Navegador no ${system}`
  return browser ?? 'Aparelho desconhecido'
}
