import { area, curveMonotoneX, line } from 'd3-shape'
import { useState } from 'react'
import { useWide } from '#web/ui/use-wide.ts'
import { MonthPicker } from './month-picker.tsx'
import { columns, heights } from './scales.ts'
import { useFigures } from './use-figures.ts'

type Series = { label: string; values: readonly number[]; tone: 'sea' | 'bloom'; shape: 'bars' | 'line' }
type Props = {
  label: string
  months: readonly string[]
  series: readonly Series[]
  say: (value: number) => string
  onAxis: (value: number) => string
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 68, 24, 14]
// Widths of the SVG's viewBox, close to the displayed width, so that its text is not scaled.
const WIDTHS = { wide: 520, narrow: 330 } as const
const tones = {
  sea: { fill: 'fill-mar-500', stroke: 'stroke-mar-600', dot: 'bg-mar-500' },
  bloom: { fill: 'fill-ipe-500', stroke: 'stroke-ipe-500', dot: 'bg-ipe-500' },
} as const

/** A chart of one or two series by month. The values of the chosen month are shown above; pointer, touch and arrow keys choose it. */
export function MonthChart({ label, months, series, say, onAxis }: Props) {
  const { monthAndYear, shortMonth } = useFigures()
  const [active, setActive] = useState(months.length - 1)
  const wide = useWide()
  const width = wide ? WIDTHS.wide : WIDTHS.narrow
  const across = columns(months.length, { from: LEFT, to: width })
  // With a maximum below 4 the axis would have fractional steps.
  const most = Math.max(4, ...series.flatMap(({ values }) => values))
  const up = heights(most, { from: HEIGHT - BOTTOM, to: TOP })
  const valueIn = (one: Series): string => {
    const value = say(one.values[active] ?? 0)
    return series.length > 1 ? `${one.label} ${value}` : value
  }
  const chosen = `${monthAndYear(months[active] ?? '')}: ${series.map(valueIn).join(', ')}`
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold first-letter:uppercase">{chosen}</p>
        {series.length > 1 && <Legend series={series} />}
      </div>
      <div className="relative">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="w-full select-none">
          {up.ticks.map((tick) => (
            <g key={tick}>
              <line x1={LEFT} x2={width} y1={up.at(tick)} y2={up.at(tick)} className="stroke-line" />
              <text x={LEFT - 8} y={up.at(tick)} dy="0.32em" textAnchor="end" className="fill-ink-muted text-[12px]">
                {onAxis(tick)}
              </text>
            </g>
          ))}
          {months.map((month, n) => (
            <g key={month}>
              {n === active && (
                <rect
                  x={across.left(n) - across.step * 0.1}
                  y={TOP - 6}
                  width={across.width + across.step * 0.2}
                  height={HEIGHT - BOTTOM - TOP + 6}
                  rx={4}
                  className="fill-mar-950/7"
                />
              )}
              <text x={across.middle(n)} y={HEIGHT - 6} textAnchor="middle" className="fill-ink-muted text-[12px]">
                {(wide || (months.length - 1 - n) % 2 === 0) && shortMonth(month)}
              </text>
            </g>
          ))}
          {series.map((one, n) =>
            one.shape === 'line' ? (
              <Line
                key={one.label}
                tone={one.tone}
                bottom={up.at(0)}
                active={active}
                points={months.map((_, at) => [across.middle(at), up.at(one.values[at] ?? 0)])}
              />
            ) : (
              months.map((month, at) => (
                <rect
                  key={month}
                  x={across.left(at) + (n * across.width) / series.length}
                  y={up.at(one.values[at] ?? 0)}
                  width={across.width / series.length - 1}
                  height={up.at(0) - up.at(one.values[at] ?? 0)}
                  rx={2}
                  className={tones[one.tone].fill}
                />
              ))
            ),
          )}
        </svg>
        <MonthPicker
          label={label}
          count={months.length}
          value={active}
          said={chosen}
          begins={LEFT / width}
          onChange={setActive}
        />
      </div>
    </div>
  )
}

function Legend({ series }: Pick<Props, 'series'>) {
  return (
    <ul className="flex gap-4 text-sm">
      {series.map((one) => (
        <li key={one.label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-xs ${tones[one.tone].dot}`} />
          {one.label}
        </li>
      ))}
    </ul>
  )
}

type Point = [number, number]
function Line({
  tone,
  points,
  bottom,
  active,
}: {
  tone: Series['tone']
  points: Point[]
  bottom: number
  active: number
}) {
  const filled = area<Point>()
    .x(([x]) => x)
    .y0(bottom)
    .y1(([, y]) => y)
    .curve(curveMonotoneX)(points)
  const drawn = line<Point>()
    .x(([x]) => x)
    .y(([, y]) => y)
    .curve(curveMonotoneX)(points)
  return (
    <g>
      <path d={filled ?? ''} className={`${tones[tone].fill} opacity-15`} />
      <path d={drawn ?? ''} fill="none" strokeWidth={2.5} className={tones[tone].stroke} />
      {points.map(([x, y], n) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={n === active ? 5 : 3}
          className={`${tones[tone].fill} stroke-surface stroke-2`}
        />
      ))}
    </g>
  )
}
