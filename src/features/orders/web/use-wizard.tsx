import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WizardChoice } from '#features/orders/rules/wizard-draft.ts'
import { toast } from '#web/ui/toast.ts'
import { hideShell, isShellShown, OpeningShell, SHELL_ID, showShell } from './opening-shell.tsx'
import { signUpHero } from './sign-up-landing.ts'
import type { WizardDrawerProps } from './wizard-drawer.tsx'

type Loaded = { Drawer: ComponentType<WizardDrawerProps> }
type Wizard = {
  open: (choice?: WizardChoice) => void
  opening: boolean
  isOpen: boolean
  /** Id of the popover that a button opens without script until the wizard is loaded. */
  shell: string | undefined
  drawer: ReactNode
}

/** Duration of the drawer's slide-in; the shell stays open meanwhile. */
const SLIDE_MS = 220
const loadWizard = () => import('./wizard-drawer.tsx')

/** Preloads the wizard once the visitor has scrolled and the browser is idle. */
function usePreload(): void {
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
    // A failed preload is ignored: opening the wizard loads it again and reports the failure.
    const preload = (): void => void idle(() => void loadWizard().catch(() => undefined))
    if (scrollY > 0) return preload()
    addEventListener('scroll', preload, { once: true, passive: true })
    return () => removeEventListener('scroll', preload)
  }, [])
}

/** Opens the wizard. Its code is loaded by the first opening at the latest; its shell shows at once. */
export function useWizard(): Wizard {
  const [loaded, setLoaded] = useState<Loaded>()
  const [choice, setChoice] = useState<WizardChoice>()
  const [opening, setOpening] = useState(false)
  const opener = useRef<HTMLElement>(null)
  // Undefined again once the visitor closes the shell before the wizard is loaded.
  const wanted = useRef<WizardChoice>(undefined)
  usePreload()

  const load = async (): Promise<void> => {
    setOpening(true)
    try {
      const { WizardDrawer } = await loadWizard()
      setLoaded({ Drawer: WizardDrawer })
      setChoice(wanted.current)
    } catch {
      // The connection is lost, or a newer release no longer serves this page's scripts.
      hideShell()
      toast.error(signUpHero.openFailed)
    } finally {
      setOpening(false)
    }
  }
  const open = (choice: WizardChoice = {}): void => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    if (loaded) setChoice(choice)
    else {
      wanted.current = choice
      showShell()
      void load()
    }
  }
  const openPressed = useEffectEvent(() => {
    if (isShellShown()) open()
  })
  useEffect(() => openPressed(), [])
  useEffect(() => {
    if (!choice) return
    const covered = setTimeout(hideShell, SLIDE_MS)
    return () => clearTimeout(covered)
  }, [choice])

  const dismiss = (): void => {
    wanted.current = undefined
  }
  const drawer = (
    <>
      <OpeningShell onDismiss={dismiss} />
      {loaded && choice && (
        <loaded.Drawer choice={choice} onClose={() => setChoice(undefined)} returnFocusTo={opener} />
      )}
    </>
  )
  return { open, opening, isOpen: choice !== undefined, shell: loaded ? undefined : SHELL_ID, drawer }
}
