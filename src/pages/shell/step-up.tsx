import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { proveWith } from '#web/api/step-up.ts'

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: dialog } = await import('#features/accounts/web/step-up/step-up-dialog.tsx')
  return { default: dialog }
})

/** Opens the dialog when a call asks for the password again; the call goes on with the answer. */
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
      // Left while the dialog was open: the call must not wait for ever.
      answer.current?.(false)
    }
  }, [])
  return <Suspense>{open && <StepUpDialog onEnd={end} />}</Suspense>
}
