const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A file size such as `412 kB` or `1,2 MB`, rounded. */
export function bytesText(bytes: number, locale: string): string {
  let amount = bytes
  let index = 0
  while (amount >= STEP && index < UNITS.length - 1) {
    amount /= STEP
    index += 1
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[index] ?? 'byte',
    maximumFractionDigits: amount < 10 && index > 0 ? 1 : 0,
  }).format(amount)
}
