import type { TranslationOf } from '#rules/language/translation.ts'
import type { companyRecord as portuguese } from './company-record.pt-BR.ts'

export const companyRecord: TranslationOf<typeof portuguese> = {
  title: 'Company data',
  text: 'What the state and the US tax office gave your company.',
  filedOn: 'Filed with the state on',
  fileNumber: 'File number',
  formedOn: 'Date of formation',
  ss4SentOn: 'SS-4 sent on',
  einOn: 'Date of the EIN',
  registeredAgent: 'Registered agent',
  unknown: 'Not known yet',
  missing: 'What is missing appears here as soon as your agent enters it.',
  pdf: 'Download PDF',
  papers: {
    title: 'Company documents',
    kinds: { formation: 'Formation document', ein_letter: 'EIN letter' },
    toCome: 'On its way',
    told: 'We will tell you as soon as it arrives.',
  },
  form: {
    title: 'Registration data',
    text: 'The customer sees this on the dashboard once the company is approved.',
    fileNumberHint: 'The number that the state gave the company.',
    einHint: 'Written as 12-3456789.',
    registeredAgentHint: 'Name and address, as the state has them.',
    submit: 'Save data',
    done: 'Data saved',
    failed: 'The data could not be saved',
    changed: 'Somebody else saved this data while you were writing. Check it and save again.',
  },
  ending: {
    title: 'End of the company',
    ended: ({ day }) => `The company was dissolved on ${day}.`,
    takeBack: 'Take the dissolution back',
    text: 'Use this when the dissolution was recorded by mistake. Obligations and renewals come back to the calendar, and the customer is notified.',
    reasonHint: 'The customer reads this reason.',
    confirm: 'Take back',
    done: 'Dissolution taken back',
    failed: 'It could not be taken back',
    takenBack: ({ day, at, by, reason }) => `Dissolution of ${day} taken back on ${at} by ${by}: ${reason}`,
  },
}
