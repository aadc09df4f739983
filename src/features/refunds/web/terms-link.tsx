import { Link } from 'react-router'
import { useRefundWords } from './use-refund-words.ts'

export function TermsLink() {
  const { text } = useRefundWords()
  return (
    <Link to="/termos#cancelamento" className="font-semibold text-mar-700 underline underline-offset-4">
      {text.terms}
    </Link>
  )
}
