import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { WizardChoice } from '#domain/orders/wizard-draft.ts'
import { signUpHero } from '#web/content/sign-up-landing.ts'
import { toast } from '#web/ui/toast.ts'
import type { WizardDrawerProps } from './wizard-drawer.tsx'

type Loaded = { Drawer: ComponentType<WizardDrawerProps> }

/** Opens the wizard, which is fetched with the first opening. */
export function useWizard(): { open: (choice?: WizardChoice) => void; opening: boolean; drawer: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded>()
  const [choice, setChoice] = useState<WizardChoice>()
  const [opening, setOpening] = useState(false)
  const opener = useRef<HTMLElement>(null)

  const load = async (wanted: WizardChoice): Promise<void> => {
    setOpening(true)
    try {
      const { WizardDrawer } = await import('./wizard-drawer.tsx')
      setLoaded({ Drawer: WizardDrawer })
      setChoice(wanted)
    } catch {
      // The connection is gone, or the page is older than the site.
      toast.error(signUpHero.openFailed)
    } finally {
      setOpening(false)
    }
  }
  const open = (wanted: WizardChoice = {}): void => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    void load(wanted)
  }
  const drawer = loaded && choice && (
    <loaded.Drawer choice={choice} onClose={() => setChoice(undefined)} returnFocusTo={opener} />
  )
  return { open, opening, drawer }
}
