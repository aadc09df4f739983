import { ShieldCheck } from 'lucide-react'
import { signUp } from '#features/accounts/words/sign-up.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Shown for the owner's address, in purple, which no other role uses (A2). */
export function OwnerBanner() {
  const text = useMessages('signUp', signUp)
  return (
    <div
      role="status"
      className="appear flex items-start gap-3 rounded-lg border border-roxo-600 bg-roxo-100 p-4 text-roxo-700"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-roxo-600 text-white">
        <ShieldCheck size={20} aria-hidden="true" />
      </span>
      <div>
        <p className="font-display text-h3">{text.ownerTitle}</p>
        <p className="mt-1 text-[0.9375rem]">{text.ownerText}</p>
      </div>
    </div>
  )
}
