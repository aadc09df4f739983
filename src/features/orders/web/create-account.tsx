import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AccountSignIn, SecondStep } from './account-sign-in.tsx'
import { AccountSignUp } from './account-sign-up.tsx'
import { StepHeading } from './step-heading.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { text: WizardMessages; onBack: () => void; onSignedUp: () => void }

/** Step 3, for visitors who are not signed in: create an account or sign in. */
export function CreateAccount({ text, onBack, onSignedUp }: Props) {
  const words = text.account
  const { data: session } = useSession()
  const [tab, setTab] = useState('create')
  const [known, setKnown] = useState('')
  return (
    <div className="space-y-5">
      <StepHeading title={words.title}>{words.lead}</StepHeading>
      {session?.secondStep ? (
        <SecondStep words={words} />
      ) : (
        <Tabs
          label={words.tabs}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'create',
              label: words.create,
              content: (
                <AccountSignUp
                  words={words}
                  onSignedUp={onSignedUp}
                  onKnown={(email) => {
                    setKnown(email)
                    setTab('sign-in')
                  }}
                />
              ),
            },
            {
              value: 'sign-in',
              label: words.signIn,
              content: <AccountSignIn words={words} email={known} />,
            },
          ]}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <Button variant="ghost" size="panel" onClick={onBack}>
          {words.backToPlans}
        </Button>
        <Link to="/login" className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline">
          {words.goToDashboard}
        </Link>
      </div>
    </div>
  )
}
