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
  /** The popover that a button opens by itself until the wizard has come. */
  shell: string | undefined
  drawer: ReactNode
}

/** How long the drawer slides in; the shell covers it meanwhile. */
const SLIDE_MS = 220
const loadWizard = () => import('./wizard-drawer.tsx')

/** Fetches the wizard once the reader scrolls and the page has nothing else to do. */
function usePreload(): void {
  useEffect(() => {
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000))
    // What fails here is fetched again, and said, when the wizard opens.
    const preload = (): void => void idle(() => void loadWizard().catch(() => undefined))
    if (scrollY > 0) return preload()
    addEventListener('scroll', preload, { once: true, passive: true })
    return () => removeEventListener('scroll', preload)
  }, [])
}

/** Opens the wizard, which is fetched with the first opening or before; its shell is there at once. */
export function useWizard(): Wizard {
  const [loaded, setLoaded] = useState<Loaded>()
  const [choice, setChoice] = useState<WizardChoice>()
  const [opening, setOpening] = useState(false)
  const opener = useRef<HTMLElement>(null)
  // Missing once the shell was closed before the wizard came.
  const wanted = useRef<WizardChoice>(undefined)
  usePreload()

  const load = async (): Promise<void> => {
    setOpening(true)
    try {
      const { WizardDrawer } = await loadWizard()
      setLoaded({ Drawer: WizardDrawer })
      setChoice(wanted.current)
    } catch {
      // The connection is gone, or the page is older than the site.
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
