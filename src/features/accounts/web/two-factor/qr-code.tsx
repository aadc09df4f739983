import { twoFactor } from '#features/accounts/words/two-factor.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const QUIET = 4

/** Draws the rows of a QR code, `1` for a dark module, with the light margin that scanners need. */
export function QrCode({ rows }: { rows: readonly string[] }) {
  const text = useMessages('twoFactor', twoFactor)
  const side = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index + QUIET} ${y + QUIET}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={text.qrLabel}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-line bg-white"
    >
      <path d={path} fill="var(--color-black)" />
    </svg>
  )
}
