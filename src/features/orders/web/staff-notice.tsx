import { acrossOutages } from '#web/api/across-outages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

/** Shown to the team instead of the wizard's later steps: only customers can order. */
export function StaffNotice({ words }: { words: WizardMessages['account'] }) {
  const leave = async (): Promise<void> => {
    const { endSession } = await acrossOutages(() => import('#web/session/end-session.ts'))
    await endSession(async () => undefined)
  }
  return (
    <div className="space-y-5">
      <Notice tone="blue">{words.staff}</Notice>
      <Button variant="ghost" onClick={() => void leave()} className="w-full">
        {words.staffSignOut}
      </Button>
    </div>
  )
}
