import { Link } from 'react-router'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { shell } from '#web/messages/pt-BR/shell.ts'
import { useSite } from '#web/site/use-site.ts'
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
