import type { PointerEvent } from 'react'

type Props = {
  label: string
  count: number
  value: number
  /** Text of the chosen month for screen readers. */
  said: string
  /** Left edge of the months, as a fraction of the chart's width. */
  begins: number
  onChange: (value: number) => void
}

/** An invisible native slider over a chart, so that keyboard, touch and screen readers choose a month in the usual way. */
export function MonthPicker({ label, count, value, said, begins, onChange }: Props) {
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * count)
    onChange(Math.min(Math.max(at, 0), count - 1))
  }
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={said}
      min={0}
      max={count - 1}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      onPointerMove={onPointerMove}
      style={{ left: `${begins * 100}%`, width: `${(1 - begins) * 100}%` }}
      className="absolute inset-y-0 m-0 h-full cursor-crosshair touch-pan-y appearance-none rounded-md bg-transparent focus-visible:outline-2 focus-visible:outline-focus [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
    />
  )
}
