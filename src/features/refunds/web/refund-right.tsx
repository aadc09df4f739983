import { TermsLink } from './terms-link.tsx'
import { useRefundWords } from './use-refund-words.ts'

/** What counts for every payment, so that it is read before and after the days of the law. */
export function RefundRight() {
  const { text } = useRefundWords()
  return (
    <p className="mb-3 max-w-[72ch] text-[0.9375rem] text-ink-muted">
      {text.withdrawal.page} <TermsLink />
    </p>
  )
}
