import { useLocation } from 'react-router'
import { screenKeyOf } from '#web/navigation/screens.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { screens } from '#web/words/screens.pt-BR.ts'

/** The heading of the screen that the address names. */
export function ScreenTitle() {
  const titles = useMessages('screens', screens)
  const key = screenKeyOf(useLocation().pathname)
  return <h1 className="text-[1.75rem] leading-tight tracking-[-0.025em]">{key && titles[key]}</h1>
}
