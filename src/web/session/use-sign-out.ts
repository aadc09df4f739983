import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { shell } from '#web/i18n/pt-BR/shell.ts'
import { toast } from '#web/ui/toast.ts'
import { endSession } from './end-session.ts'

/** Signs out from a panel; `PublicLayout` ends the leaving once it is on screen. */
export function useSignOut() {
  const navigate = useNavigate()
  const text = useMessages('shell', shell)
  return useMutation({
    mutationFn: () => endSession(() => navigate('/')),
    onSuccess: () => toast.success(text.signedOut),
    onError: () => toast.error(text.signOutFailed),
  })
}
