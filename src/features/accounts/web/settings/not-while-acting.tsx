import { LockKeyhole } from 'lucide-react'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

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
