const ROUTE = 'M493 601C512 545 512 480 497 430C478 372 420 312 289 208'
const STOPS = [
  { x: 509, y: 522 },
  { x: 496, y: 430 },
  { x: 442, y: 345 },
] as const
const label = 'absolute rounded-sm bg-mar-950 px-2 py-1 text-xs font-semibold'

type Props = { labels?: { from: string; to: string }; className?: string }

/** Decoration: a globe with the dotted route from Brazil to the US; `labels` adds the names of its stops. */
export function Globe({ labels, className = '' }: Props) {
  return (
    <div aria-hidden="true" className={`aspect-square ${className}`}>
      <img src="/globo.svg" width="800" height="800" alt="" decoding="async" className="absolute inset-0 size-full" />
      <svg viewBox="0 0 800 800" fill="none" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <path d={ROUTE} stroke="var(--color-mar-950)" strokeOpacity=".5" strokeWidth="10" strokeLinecap="round" />
        <path
          d={ROUTE}
          stroke="var(--color-ipe-400)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="1 13"
          className="rota-anim"
        />
        {labels &&
          STOPS.map(({ x, y }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r="8"
              fill="var(--color-mar-900)"
              stroke="var(--color-ipe-400)"
              strokeWidth="4"
            />
          ))}
        <circle cx="289" cy="208" r="12" fill="var(--color-ipe-400)" stroke="var(--color-mar-950)" strokeWidth="4" />
        <circle cx="493" cy="601" r="12" fill="var(--color-areia-50)" stroke="var(--color-mar-950)" strokeWidth="4" />
      </svg>
      {labels && (
        <>
          <span className={`${label} top-[26%] left-[33.5%] -ml-1 -translate-x-full -translate-y-full text-ipe-200`}>
            {labels.to}
          </span>
          <span className={`${label} top-[75%] left-[65%] -translate-y-1/2 text-areia-50`}>{labels.from}</span>
        </>
      )}
    </div>
  )
}
