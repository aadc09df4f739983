import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { ref: Ref<HTMLElement>; words: WizardMessages['owner']; onRemove: () => void; onKeep: () => void }

/** Shown when the main owner gets 100 % while partners are typed: the customer decides whether they stay (G12). */
export function PartnersQuestion({ ref, words, onRemove, onKeep }: Props) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.wholeTitle}
      className="rounded-md border border-ipe-500 bg-ipe-100 p-4 outline-offset-4"
    >
      <p role="status" className="font-semibold text-ipe-700">
        {words.wholeTitle}
      </p>
      <p className="mt-1 text-[0.9375rem] text-ipe-700">{words.wholeText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="panel" variant="ghost" onClick={onKeep}>
          {words.wholeKeep}
        </Button>
        <Button size="panel" variant="ghost" onClick={onRemove}>
          {words.wholeRemove}
        </Button>
      </div>
    </section>
  )
}
