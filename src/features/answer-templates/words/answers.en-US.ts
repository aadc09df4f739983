import type { TranslationOf } from '#rules/language/translation.ts'
import type { answers as portuguese } from './answers.pt-BR.ts'

export const answers: TranslationOf<typeof portuguese> = {
  open: 'Templates',
  title: { refusal: 'Templates for refusals', message: 'Templates for messages' },
  text: ({ language }) => `The customer reads ${language}. The text is added to what you have typed.`,
  languages: { pt_BR: 'Portuguese', en_US: 'English', es_ES: 'Spanish' },
  own: 'Your templates',
  ownEmpty: 'You have not kept any template yet.',
  builtIn: 'Built-in templates',
  insert: 'Use',
  insertOf: ({ title }) => `Use the template ${title}`,
  stillOpen: ({ names }) => `Still to fill in: ${names}`,
  refuse: ({ names }) =>
    `Before sending, replace ${names} with the right words. The customer must not get an empty field.`,
  add: 'New template',
  editOf: ({ title }) => `Edit the template ${title}`,
  removeOf: ({ title }) => `Delete the template ${title}`,
  removeTitle: 'Delete this template?',
  removeText: 'The text is gone for good.',
  up: ({ title }) => `Move the template ${title} up`,
  down: ({ title }) => `Move the template ${title} down`,
  removed: 'Template deleted',
  saved: 'Template kept',
  failed: 'The templates could not be changed',
  loadFailed: 'The templates could not be loaded',
  form: {
    edit: 'Edit template',
    title: 'Title',
    body: 'Text',
    bodyHint: ({ names }) => `Filled in by themselves: ${names}`,
    unknown: ({ names }) => `${names} is no known field and will stay open.`,
    conflict: 'This template was changed in another window. Its text stands below; keeping it again keeps yours.',
    submit: 'Keep template',
  },
}
