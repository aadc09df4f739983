import { useState } from 'react'
import { PasswordStep, type Started } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Props = {
  email: string
  /** Called when the person has confirmed that the recovery codes are stored; only then may the parent unmount this. */
  onDone: () => void
  onCancel?: () => void
  /** Called when the setup has started; from then on the parent must keep it mounted until `onDone`. */
  onBusy?: () => void
}

/** The three steps of the setup: password, app and code, recovery codes. */
export function TwoFactorSetup({ email, onDone, onCancel, onBusy }: Props) {
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (started) return <ScanStep started={started} onConfirmed={setCodes} onCancel={onCancel} />
  const begin = (answer: Started): void => {
    onBusy?.()
    setStarted(answer)
  }
  return <PasswordStep email={email} onStarted={begin} onCancel={onCancel} />
}
