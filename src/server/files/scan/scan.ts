import { AppError } from '#rules/errors.ts'
import { fileRefused } from '#rules/files/refusals.ts'
import { openClamd } from './clamd.ts'

/** Passes a file on while the virus scanner reads it too; throws unless the scanner finds it clean (S43). */
export async function* scanned(source: AsyncIterable<Buffer>, scannerUrl: string): AsyncGenerator<Buffer> {
  const scan = openClamd(scannerUrl)
  const away = () => new AppError('unavailable', { reason: 'scanner_away', retryAfterSeconds: 30 })
  try {
    for await (const piece of source) {
      await scan.write(piece).catch(() => {
        throw away()
      })
      yield piece
    }
    const verdict = await scan.finish().catch(() => 'unknown' as const)
    if (verdict === 'infected') throw fileRefused('infected')
    if (verdict !== 'clean') throw away()
  } finally {
    scan.close()
  }
}
