import { createContext, use } from 'react'

/** The title of the current screen, provided by the layout of its area. */
export const CurrentTitle = createContext<string | undefined>(undefined)

/** The heading of the current screen. */
export const ScreenTitle = () => (
  <h1 className="text-[1.75rem] leading-tight tracking-[-0.025em]">{use(CurrentTitle)}</h1>
)
