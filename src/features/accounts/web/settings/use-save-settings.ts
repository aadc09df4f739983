import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { type Settings, settingsQuery } from './queries.ts'

/** Saves, shows the answer of the server everywhere at once and says so. */
export function useSaveSettings<Values>(save: (values: Values) => Promise<Settings>, saved: string) {
  const client = useQueryClient()
  return useMutation({
    // A password among the values must not lie in memory longer than the call.
    gcTime: 0,
    mutationFn: save,
    onSuccess: (view) => {
      const before = client.getQueryData(settingsQuery.queryKey)?.preferences.language
      client.setQueryData(settingsQuery.queryKey, view)
      const { name, email, emailVerified, preferences } = view
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, name, email, emailVerified, ...preferences } } : session,
      )
      // Notifications and the like come from the server in the reader's language: what is in memory is in the old one.
      if (before !== preferences.language) void client.invalidateQueries()
      toast.success(saved)
    },
  })
}
