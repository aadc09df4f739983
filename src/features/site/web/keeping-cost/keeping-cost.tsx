import { type ComponentType, useCallback, useRef, useState } from 'react'
import { signUpAnchors } from '#features/orders/web/sign-up-landing.ts'
import { keepingCost as text } from '#features/site/web/content/keeping-cost.ts'
import { useReached } from '#features/site/web/use-reached.ts'
import { Button } from '#web/ui/button.tsx'

type Loaded = { Calculator: ComponentType }

/** Recurring costs with date and price, shown before an order (K2). Its script is loaded when the reader scrolls near. */
export function KeepingCost() {
  const section = useRef<HTMLElement>(null)
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async (): Promise<void> => {
    setFailed(false)
    try {
      const { CostCalculator } = await import('./cost-calculator.tsx')
      setLoaded({ Calculator: CostCalculator })
    } catch {
      // No connection, or the page is from an older deployment whose chunk no longer exists.
      setFailed(true)
    }
  }, [])
  useReached(section, load)
  return (
    <section ref={section} id={signUpAnchors.cost} aria-labelledby="custo-titulo">
      <h2 id="custo-titulo" className="text-h2">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lead text-ink-muted">{text.lead}</p>
      {loaded && <loaded.Calculator />}
      {failed && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-3 rounded-md bg-ipe-100 p-3.5 text-ipe-700">
          <p className="flex-1">{text.error}</p>
          <Button variant="ghost" size="panel" onClick={() => void load()}>
            {text.retry}
          </Button>
        </div>
      )}
      <noscript>
        <p className="mt-6 text-ink-muted">{text.needsScript}</p>
      </noscript>
    </section>
  )
}
