import { Link } from 'react-router'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Explains to superadmins why the customers' panel is empty, and how to see it as a customer (A7). */
export default function EmptyCustomer() {
  const { emptyCustomer: text } = useMessages('impersonations', words)
  return (
    <div className="mb-5">
      <Notice tone="blue">
        {text.text}{' '}
        <Link to={homeOf.superadmin} className="font-semibold underline underline-offset-4">
          {text.link}
        </Link>
      </Notice>
    </div>
  )
}
