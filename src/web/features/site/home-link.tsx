import { Link } from 'react-router'
import { useSite } from '#web/content/use-site.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { Brand } from '#web/ui/brand.tsx'

export function HomeLink({ className = 'text-mar-900', compact = false }: { className?: string; compact?: boolean }) {
  const text = useMessages('shell', shell)
  const { siteName } = useSite()
  return (
    <Link
      to="/"
      aria-label={text.home({ site: siteName })}
      className={`flex min-h-11 items-center rounded-md ${className}`}
    >
      <Brand name={siteName} compact={compact} />
    </Link>
  )
}
