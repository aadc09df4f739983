import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { proveWith } from '#web/api/step-up.ts'

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: dialog } = await import('#features/accounts/web/step-up/step-up-dialog.tsx')
  return { default: dialog }
})

/** Opens the step-up dialog when a call needs a new proof of identity; the waiting call continues with the result. */
export function StepUp() {
  const [open, setOpen] = useState(false)
  const answer = useRef<(proved: boolean) => void>(undefined)
  const end = (proved: boolean): void => {
    setOpen(false)
    answer.current?.(proved)
  }
  useEffect(() => {
    const forget = proveWith(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setOpen(true)
        }),
    )
    return () => {
      forget()
      // Unmounted while the dialog was open: the waiting call is refused instead of waiting forever.
      answer.current?.(false)
    }
  }, [])
  return <Suspense>{open && <StepUpDialog onEnd={end} />}</Suspense>
}
