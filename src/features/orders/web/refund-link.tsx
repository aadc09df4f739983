/** Link to the refund rules wherever a customer pays; it opens a new tab, so that typed data stays. */
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
