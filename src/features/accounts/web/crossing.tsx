import { Globe } from '#web/ui/globe.tsx'

/** Decoration beside a form, on wide screens only. */
export function Crossing() {
  return (
    <div aria-hidden="true" className="relative m-5 hidden overflow-hidden rounded-2xl bg-mar-900 lg:block">
      <Globe className="absolute top-1/2 left-1/2 w-[135%] -translate-x-[46%] -translate-y-1/2" />
    </div>
  )
}
