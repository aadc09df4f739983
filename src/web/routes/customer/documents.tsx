import { VerificationStrip } from '#web/features/account-verification/verification-strip.tsx'
import { DocumentsScreen } from '#web/features/documents/documents-screen.tsx'
import { useSession } from '#web/session/use-session.ts'

export default function CustomerDocuments() {
  const { user } = useSession()
  return (
    <>
      {user && !user.emailVerified && <VerificationStrip user={user} />}
      <DocumentsScreen />
    </>
  )
}
