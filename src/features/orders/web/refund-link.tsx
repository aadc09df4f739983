/** The rule for refunds is one tap away wherever one pays; a new tab keeps what is typed. */
export const RefundLink = ({ label, onDark = false }: { label: string; onDark?: boolean }) => (
  <a
    href="/termos#cancelamento"
    target="_blank"
    rel="noreferrer"
    className={`inline-flex min-h-11 items-center text-sm font-semibold underline ${onDark ? 'text-mar-200' : 'text-mar-600'}`}
  >
    {label}
  </a>
)
