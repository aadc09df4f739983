import { Link } from 'react-router'
import { homeOf } from '#domain/accounts/role.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { impersonations as words } from '#web/i18n/pt-BR/impersonations.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says to a superadmin why the customers' panel is empty, and how to see somebody's (A7). */
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
