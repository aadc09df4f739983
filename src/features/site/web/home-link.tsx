import { Link } from 'react-router'
import { useSite } from '#features/site-settings/web/use-site.ts'
import { Brand } from '#web/ui/brand.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

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
