import { TermsLink } from './terms-link.tsx'
import { useRefundWords } from './use-refund-words.ts'

/** The right to withdraw and the rules after it, shown at all times and not only during the withdrawal period. */
export function RefundRight() {
  const { text } = useRefundWords()
  return (
    <p className="mb-3 max-w-[72ch] text-[0.9375rem] text-ink-muted">
      {text.withdrawal.page} <TermsLink />
    </p>
  )
}
