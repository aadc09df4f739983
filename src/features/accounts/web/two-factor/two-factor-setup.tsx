import { useState } from 'react'
import { PasswordStep, type Started } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Props = {
  email: string
  /** The codes were kept; only now may the screen around it change. */
  onDone: () => void
  onCancel?: () => void
  /** The setup has begun: whoever shows it must not take it away before it is done. */
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
