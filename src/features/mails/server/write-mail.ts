import { sellerLines } from '#features/site-settings/rules/seller.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { MailTemplate } from '#rules/mail-templates.ts'
import type { MailText } from '#server/mail/mail-text.ts'
import type { MailFacts } from './facts/mail-facts.ts'
import { templates } from './templates.ts'
import { english } from './words/english.ts'
import type { MailWords, PortugueseTemplate } from './words/mail-words.ts'
import { portuguese } from './words/portuguese.ts'
import { portugueseOnly } from './words/portuguese-only.ts'
import { spanish } from './words/spanish.ts'

const words: Record<Language, MailWords> = { pt_BR: portuguese, en_US: english, es_ES: spanish }

const isPortugueseOnly = (template: MailTemplate): template is PortugueseTemplate =>
  Object.hasOwn(portugueseOnly, template)

// A stranger may have signed up with this address and any name, so only a plain first name is greeted, no advertising.
function firstName(name: string): string | undefined {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? first : undefined
}

/** Writes a mail in its reader's language; mails to the office and to people without an account are Portuguese (L1). */
export function writeMail(template: MailTemplate, facts: MailFacts, asked: Language): MailText {
  const { leadsTo, quotes, toOffice } = templates[template]
  const [language, write] = isPortugueseOnly(template)
    ? (['pt_BR', portugueseOnly[template]] as const)
    : ([asked, words[asked].mails[template]] as const)
  const { greeting, signature, buttonHint } = words[language]
  const { button, ...said } = write(facts)
  return {
    language: languageTag[language],
    greeting: greeting(toOffice ? undefined : firstName(facts.name)),
    ...said,
    quotes: quotes?.(facts) ?? [],
    ...(leadsTo && button ? { button: { label: button, url: leadsTo(facts), hint: buttonHint } } : {}),
    signature: signature(facts.siteName),
    seller: sellerLines(facts.seller, language),
  }
}
