import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = { back?: { label: string; onBack: () => void }; note?: string | undefined; children: ReactNode }

/** The main button stays visible at the lower edge, with the back button beside it. */
export function StepActions({ back, note, children }: Props) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
      <div className="flex gap-3">
        {back && (
          <Button variant="ghost" onClick={back.onBack}>
            {back.label}
          </Button>
        )}
        <div className="flex-1 *:w-full">{children}</div>
      </div>
      {note && <p className="mt-2.5 text-center text-sm text-ink-muted">{note}</p>}
    </div>
  )
}
