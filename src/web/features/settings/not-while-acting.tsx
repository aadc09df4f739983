import { LockKeyhole } from 'lucide-react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { settings as words } from '#web/i18n/pt-BR/settings.ts'

export function NotWhileActing({ text }: { text: string }) {
  const { acting } = useMessages('settings', words)
  return (
    <div className="card flex flex-col items-center px-6 py-12 text-center">
      <LockKeyhole size={32} aria-hidden="true" className="text-mar-500" />
      <h2 className="mt-4 text-h3">{acting.title}</h2>
      <p className="mt-1.5 max-w-[52ch] text-ink-muted">{text}</p>
    </div>
  )
}
