import type { companyRecord as portuguese } from '#web/i18n/pt-BR/company-record.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const companyRecord: TranslationOf<typeof portuguese> = {
  title: 'Company data',
  text: 'What the state and the US tax office gave your company.',
  name: 'Name',
  state: 'State',
  filedOn: 'Filed with the state on',
  fileNumber: 'File number',
  formedOn: 'Date of formation',
  ss4SentOn: 'SS-4 sent on',
  ein: 'EIN',
  einOn: 'Date of the EIN',
  registeredAgent: 'Registered agent',
  unknown: 'Not known yet',
  missing: 'What is missing appears here as soon as your agent enters it.',
  pdf: 'Download PDF',
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
}
