import type { Figure } from './measure.ts'

/** One read of one person, at the small size and at the large one. */
export type Line = { name: string; reader: string; small: Figure | undefined; large: Figure }

const MOST_RATIO = 1.5
const SHORT_MS = 10
const MOST_MS = 50

const ratioOf = ({ small, large }: Line): number => large.p95 / (small?.p95 ?? large.p95)

/** Why the read misses its limit; undefined if it meets it. */
export function complaintOf(line: Line): string | undefined {
  const { small, large } = line
  if (large.status !== 200) return `answered ${large.status}`
  if (small && small.status !== 200) return `answered ${small.status} at the small size`
  if (large.p95 > MOST_MS) return `over ${MOST_MS} ms`
  if (large.p95 > SHORT_MS && ratioOf(line) > MOST_RATIO) return `over ${MOST_RATIO} × and ${SHORT_MS} ms`
  return undefined
}

const shown = (figure: Figure | undefined): string => {
  if (!figure) return '–'
  const fewer = figure.calls < 30 ? ` (${figure.calls} calls)` : ''
  return `${figure.p95.toFixed(1)} ms${figure.status === 200 ? '' : ` → ${figure.status}`}${fewer}`
}

export function tableOf(lines: readonly Line[], sizes: readonly [number, number]): string {
  const rows = lines
    .toSorted((a, b) => b.large.p95 - a.large.p95)
    .map((line) => {
      const { name, reader, small, large } = line
      const ratio = small ? `× ${ratioOf(line).toFixed(1)}` : '–'
      return `| ${name} | ${reader} | ${shown(small)} | ${shown(large)} | ${ratio} | ${complaintOf(line) ?? ''} |`
    })
  const [small, large] = sizes.map((size) => size.toLocaleString('en'))
  return [`| read | by | at ${small} | at ${large} | ratio | missed |`, '|---|---|---|---|---|---|', ...rows].join('\n')
}
