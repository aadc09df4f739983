import { CircleX } from 'lucide-react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { StepHeading } from './step-heading.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  words: WizardMessages['finish']
  failed: boolean
  paused: boolean
  onRetry: () => void
  onBack: () => void
}

/** Step 7: the order is being placed, or placing it failed. */
export function FinishStep({ words, failed, paused, onRetry, onBack }: Props) {
  if (!failed)
    return (
      <div role="status" className="grid place-items-center gap-5 py-20 text-center text-mar-700">
        <Spinner />
        <StepHeading title={words.working}>{paused ? words.keepingText : words.workingText}</StepHeading>
      </div>
    )
  return (
    <div role="alert" className="grid place-items-center gap-5 py-14 text-center">
      <CircleX size={44} aria-hidden="true" className="text-urucum-600" />
      <StepHeading title={words.failed}>{words.failedText}</StepHeading>
      <div className="flex w-full flex-col gap-3">
        <Button onClick={onRetry}>{words.retry}</Button>
        <Button variant="ghost" onClick={onBack}>
          {words.back}
        </Button>
        <a href="/contato" className={buttonClass('ghost')}>
          {words.contact}
        </a>
      </div>
    </div>
  )
}
