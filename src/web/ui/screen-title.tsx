import { createContext, use } from 'react'

/** The title of the screen that the address names, which its area knows. */
export const CurrentTitle = createContext<string | undefined>(undefined)

/** The heading of the screen that the address names. */
export const ScreenTitle = () => (
  <h1 className="text-[1.75rem] leading-tight tracking-[-0.025em]">{use(CurrentTitle)}</h1>
)
