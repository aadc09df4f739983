/** The dotted route from São Paulo to the north, on the globe. Decoration only. */
export function Crossing() {
  const route = 'M493 601C512 545 512 480 497 430C478 372 420 312 289 208'
  return (
    <div aria-hidden="true" className="relative m-5 hidden overflow-hidden rounded-2xl bg-mar-900 lg:block">
      <div className="absolute top-1/2 left-1/2 aspect-square w-[135%] -translate-x-[46%] -translate-y-1/2">
        <img src="/globo.svg" width="800" height="800" alt="" decoding="async" className="absolute inset-0 size-full" />
        <svg viewBox="0 0 800 800" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={route} stroke="var(--color-mar-950)" strokeOpacity=".5" strokeWidth="10" strokeLinecap="round" />
          <path
            d={route}
            stroke="var(--color-ipe-400)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="1 13"
            className="rota-anim"
          />
          <circle cx="289" cy="208" r="12" fill="var(--color-ipe-400)" stroke="var(--color-mar-950)" strokeWidth="4" />
          <circle cx="493" cy="601" r="12" fill="var(--color-areia-50)" stroke="var(--color-mar-950)" strokeWidth="4" />
        </svg>
      </div>
    </div>
  )
}
