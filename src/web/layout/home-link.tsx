import { Link } from 'react-router'
import { SITE_NAME } from '#web/content/public-pages.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { Brand } from '#web/ui/brand.tsx'

export function HomeLink({ className = 'text-mar-900', compact = false }: { className?: string; compact?: boolean }) {
  const text = useMessages('shell')
  return (
    <Link
      to="/"
      aria-label={text.home({ site: SITE_NAME })}
      className={`flex min-h-11 items-center rounded-md ${className}`}
    >
      <Brand name={SITE_NAME} compact={compact} />
    </Link>
  )
}
