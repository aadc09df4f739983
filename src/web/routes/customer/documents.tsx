import { VerificationStrip } from '#web/features/accounts/verification/verification-strip.tsx'
import { DocumentsScreen } from '#web/features/documents/customer/documents-screen.tsx'
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
